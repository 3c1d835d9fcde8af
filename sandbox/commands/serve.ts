/** `npm run serve`: serves the site that has been built, with the embedded backend. */
import { portFrom } from '../http/port';
import { runCommand } from './process';
import { servePublishedSite } from './publishedSite';

runCommand(async () => servePublishedSite(portFrom(process.env.PORT)));
