/** `npm run locales:import`: takes translators' files into the message files of their languages. */
import { importFiles } from './tool/handover/importCommand';

const { said, code } = await importFiles('.', process.argv.slice(2));
console.log(said);
process.exitCode = code;
