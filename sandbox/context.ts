/** The types that the parts of the embedded backend share. */
import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { AttachmentFolder } from './attachments/folder';
import type { Database } from './database';
import type { Sender } from './mail/sender';
import type { Scopes } from './scopes';
import type { Settings } from './settings';

/** What Hono carries with every request: Node's own objects, and the scope of the test run. */
export interface SandboxEnv {
  Bindings: HttpBindings;
  Variables: { scope: string };
}

/** The application that hosts add their routes to. */
export type App = Hono<SandboxEnv>;

/** One request and its answer. */
export type Call = Context<SandboxEnv>;

/** What every part may use. */
export interface Sandbox {
  readonly database: Database;
  readonly scopes: Scopes;
  readonly settings: Settings;
  readonly attachments: AttachmentFolder;
  /** Sends what is in the outbox; wake it when there is something new. */
  readonly sender: Pick<Sender, 'wake'>;
  /** Folder of the published tree. */
  readonly outDir: string;
}

/** Adds the routes of one host. */
export type HostRoutes = (app: App, sandbox: Sandbox) => void;
