/** `npm run locales:export`: writes the texts of a language into a file for a translator. */
import { exportTexts } from './tool/handover/exportCommand';

const { said, code } = exportTexts('.', process.argv.slice(2));
if (code === 2) console.error(said);
else console.log(said);
process.exitCode = code;
