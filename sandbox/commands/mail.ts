/** `npm run mail`: says what is in the outbox; with `--requeue`, makes all of it due at once. */
import { openDatabase } from '../data/database';
import { mailCounts, requeueMail } from '../mail/readBack';
import { settingsFrom } from '../settings';
import { runCommand } from './process';

const known = ['--requeue'];

runCommand(async () => {
  const asked = process.argv.slice(2);
  const strange = asked.find((word) => !known.includes(word));
  if (strange) throw new Error(`${strange} is not known here. There is: ${known.join(', ')}`);
  const { folder, databaseUrl } = settingsFrom(process.env);
  const database = openDatabase(folder, databaseUrl);
  try {
    if (asked.includes('--requeue'))
      console.log(`${await requeueMail(database)} mails are due now.`);
    const { sent, waiting, ended, errors } = await mailCounts(database);
    console.log(`${sent} sent, ${waiting} waiting, ${ended} given up or refused.`);
    for (const { error, count, since } of errors)
      console.log(`${count} since ${since.toISOString()}: ${error}`);
  } finally {
    await database.close();
  }
});
