/** `npm start`: builds the site and serves it, with the embedded backend. */
import { spawn } from 'node:child_process';
import { portFrom, requireFreePort } from '../http/port';
import { hostFrom } from '../reach';
import { runCommand } from './process';
import { servePublishedSite } from './publishedSite';

/** Runs the build with its output shown. */
function build(): Promise<void> {
  // npm says where its own script is; started through it, no shell is needed on any system.
  const npm = process.env.npm_execpath;
  const child = npm
    ? spawn(process.execPath, [npm, 'run', 'build'], { stdio: 'inherit' })
    : spawn('npm run build', { stdio: 'inherit', shell: true });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) return resolve();
      reject(new Error(signal ? 'The build was stopped.' : 'The build failed; see above.'));
    });
  });
}

runCommand(async () => {
  const port = portFrom(process.env.PORT);
  await requireFreePort(port, hostFrom(process.env));
  await build();
  await servePublishedSite(port, true);
});
