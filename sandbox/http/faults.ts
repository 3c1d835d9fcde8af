/** Lets calls go wrong the way a test ordered it. */
import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MiddlewareHandler } from 'hono';
import type { SandboxEnv } from './call';
import { meetsFault, type Fault } from './faultOrders';
import type { Scopes } from './scopes';

const junkBytes = 10_000_000;
const json = 'application/json';
const noBase64 = '%%% not base64 %%%';

/** Named bodies, with their types. Anything else that is ordered is sent as it stands, as JSON. */
const bodies: Readonly<Record<string, () => readonly [type: string, text: string]>> = {
  html: () => ['text/html; charset=utf-8', '<!doctype html><title>Sign in to the network</title>'],
  'wrong-shape': () => [json, '{"unexpected":[1,null,{"params":"none"}]}'],
  // Holds both places where a list is encoded: packages, and the Android extras.
  'bad-base64': () => [
    json,
    JSON.stringify({
      staticjs: { website: { wpsnewpackages: { downloads: noBase64 } } },
      params: [{ extras: [{ key: 'packages', value: noBase64 }] }],
    }),
  ],
  junk: () => [json, `{"junk":"${'x'.repeat(junkBytes)}"}`],
  empty: () => [json, ''],
};

const bodilessStatuses = [204, 205, 304];

/** The answer that a fault gives instead of the call's own. */
function faultResponse({ status = 200, body }: Fault): Response {
  const headers = { 'Cache-Control': 'no-store' };
  if (bodilessStatuses.includes(status)) return new Response(null, { status, headers });
  const error = { error: { code: 'fault', message: 'A test ordered this answer.' } };
  const [type, text] =
    body === undefined ? [json, JSON.stringify(error)] : (bodies[body]?.() ?? [json, body]);
  return new Response(text, { status, headers: { ...headers, 'Content-Type': type } });
}

/** Waits, but not for a client that has gone. @param delay milliseconds; none: as long as it stays. */
function waitWith(outgoing: ServerResponse, delay?: number): Promise<void> {
  return new Promise((resolve) => {
    if (outgoing.destroyed) return resolve();
    const timer = delay === undefined ? undefined : setTimeout(done, delay);
    function done(): void {
      clearTimeout(timer);
      outgoing.off('close', done);
      resolve();
    }
    outgoing.once('close', done);
  });
}

/** Applies the first fault of the request's scope; orders to the sandbox itself always get through. */
export function applyFaults(scopes: Scopes): MiddlewareHandler<SandboxEnv> {
  return async (c, next) => {
    const { incoming, outgoing } = c.env;
    const target = incoming.url ?? '/';
    if (target.startsWith('/__sandbox')) return next();
    const fault = scopes.takeFault(c.var.scope, (candidate) => meetsFault(target, candidate));
    if (!fault) return next();
    if (fault.delay) await waitWith(outgoing, fault.delay);
    if (fault.drop) {
      incoming.socket.destroy();
      return RESPONSE_ALREADY_SENT;
    }
    if (fault.hang) {
      await waitWith(outgoing);
      return RESPONSE_ALREADY_SENT;
    }
    if (fault.lose) {
      await next();
      incoming.socket.destroy();
      c.res = undefined;
      c.res = RESPONSE_ALREADY_SENT;
      return;
    }
    if (fault.status === undefined && fault.body === undefined) return next();
    return faultResponse(fault);
  };
}
