/** `npm run locales:schema`: writes the schema by which editors complete and check the keys of message files. */
import { schemaFile, writeSchema } from './tool/schema';

console.log(writeSchema('.') ? `Wrote ${schemaFile}` : `${schemaFile} is up to date`);
