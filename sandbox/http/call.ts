/** One request: what Hono carries with it, and the application that answers it. */
import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { Reach } from '../reach';

/** What Hono carries with every request: Node's own objects, how the backend is reached, the scope of the test run. */
export interface SandboxEnv {
  Bindings: HttpBindings;
  Variables: { reach: Reach; scope: string };
}

/** The application that hosts add their routes to. */
export type App = Hono<SandboxEnv>;

/** One request and its answer. */
export type Call = Context<SandboxEnv>;

/** A path as a route: the application passes over closing slashes, and knows no route that has one. */
export function route(path: string): string {
  return path.replace(/\/$/, '');
}
