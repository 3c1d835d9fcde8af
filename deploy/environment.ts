/** Reads `.env.local` and `.env`, as Next does, for the steps of a build that Next does not run. */
import { existsSync } from 'node:fs';

// What is in the environment already stays as it is, so the first file that has a value wins.
for (const file of ['.env.local', '.env']) if (existsSync(file)) process.loadEnvFile(file);
