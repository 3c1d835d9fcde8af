/** The types that the parts of the embedded backend share. */
import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { Database } from './database';
import type { Scopes } from './scopes';

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
  /** Folder of the published tree. */
  readonly outDir: string;
}

/** Adds the routes of one host. */
export type HostRoutes = (app: App, sandbox: Sandbox) => void;
