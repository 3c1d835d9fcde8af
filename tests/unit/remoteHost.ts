/** A real HTTP server that answers, or fails to, as a test says; the page's own origin is set to it. */
import nodeConsole from 'node:console';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { ServiceFailure } from '@/services/calls/serviceError';

/** How the server answers a request. */
export type Behaviour = (response: ServerResponse) => void;

/** Answers with JSON. */
export const json =
  (body: unknown, status = 200): Behaviour =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };

/** Answers with a text as it is. */
export const text =
  (body: string, type = 'text/html', status = 200): Behaviour =>
  (response) => {
    response.writeHead(status, { 'Content-Type': type }).end(body);
  };

/** Takes the request and never answers. */
export const hang: Behaviour = () => undefined;

/** Closes the connection instead of answering. */
export const drop: Behaviour = (response) => {
  response.socket?.destroy();
};

/** Closes the connection in the middle of the answer. */
const breakOff: Behaviour = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '5000' });
  response.write('{"code":0,', () => response.socket?.destroy());
};

/** Base64 of a value's JSON, in UTF-8. */
export const base64 = (value: unknown): string =>
  Buffer.from(JSON.stringify(value)).toString('base64');

/** A package list in its envelope (specification, section 7). */
export const envelope = (downloads: unknown) => ({
  staticjs: { website: { wpsnewpackages: { downloads } } },
});

/** What hosts do wrong, whatever is asked of them, and the failure that it must be. */
export const faults: readonly (readonly [string, Behaviour, ServiceFailure])[] = [
  ['404', json({}, 404), 'http'],
  ['500', json({}, 500), 'http'],
  ['503 with a page of HTML', text('<h1>Sorry</h1>', 'text/html', 503), 'http'],
  ['a dropped connection', drop, 'offline'],
  ['an answer that breaks off', breakOff, 'offline'],
  ['HTML instead of JSON', text('<!doctype html><title>Sign in</title>'), 'bad-data'],
  ['JSON that is cut short', text('{"code":', 'application/json'), 'bad-data'],
  ['an empty answer', text('', 'application/json'), 'bad-data'],
  ['null', json(null), 'bad-data'],
  ['a list', json([0]), 'bad-data'],
  ['another shape', json({ code: '0', data: 1, hint: 2, staticjs: [], params: {} }), 'bad-data'],
  ['5 MB of junk', text('x'.repeat(5_000_000), 'text/plain'), 'bad-data'],
];

/** Requests as browsers make them: happy-dom's have no time limit, and do not tell their size at the end. */
function completed(Base: typeof XMLHttpRequest): typeof XMLHttpRequest {
  return class extends Base {
    override timeout = 0;
    private loaded = 0;

    override send(body?: XMLHttpRequestBodyInit | null): void {
      super.send(body);
      if (this.timeout === 0) return;
      setTimeout(() => {
        if (this.readyState === 4) return;
        this.dispatchEvent(new ProgressEvent('timeout'));
        this.abort();
      }, this.timeout);
    }

    override dispatchEvent(event: Event): boolean {
      if (event.type === 'progress') this.loaded = (event as ProgressEvent).loaded;
      if (event.type === 'loadend') Object.assign(event, { loaded: this.loaded });
      return super.dispatchEvent(event);
    }
  };
}

/** Runs a server for each test of a file with a DOM, and makes it the origin of the page. */
export function runRemoteHost() {
  let server: Server;
  const host = {
    /** The origin, without a closing slash. */
    url: '',
    /** Requests so far: path and query. */
    requests: [] as string[],
    /** How requests are answered from now on. */
    behaviour: hang,
  };

  beforeAll(() => void vi.stubGlobal('XMLHttpRequest', completed(XMLHttpRequest)));

  beforeEach(async () => {
    // happy-dom writes every failed request to the console that it found at its start.
    vi.spyOn(nodeConsole, 'error').mockImplementation(() => undefined);
    host.requests = [];
    host.behaviour = hang;
    const listener: RequestListener = (request, response) => {
      host.requests.push(request.url ?? '');
      host.behaviour(response);
    };
    server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    host.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    pageAt(`${host.url}/`);
  });

  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return host;
}

/** Puts the page of a file with a DOM at an address, without loading anything. */
export function pageAt(address: string): void {
  const { happyDOM } = window as typeof window & { happyDOM: { setURL(url: string): void } };
  happyDOM.setURL(address);
}
