/** How much and how often callers may send. */
import { bodyLimit } from 'hono/body-limit';
import type { MiddlewareHandler } from 'hono';
import type { Call, SandboxEnv } from './call';
import { ApiError } from './errors';
import * as apiPaths from '@/config/site/apiPaths';

/** Largest body of a request, in bytes. A host that takes files sets its own limit on its route. */
export const maxBodyBytes = 64 * 1024;

/** The same for a batch of a session recording: the first holds the whole page. */
export const maxBatchBytes = 1024 * 1024;

/** Paths that take files; the limit for the bodies of all others does not hold for these. */
const uploadPaths: readonly string[] = [apiPaths.feedback, apiPaths.feedbackAttachment];

const minute = 60_000;

const refuseOver = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new ApiError(413, 'too-large', `The body may hold ${maxSize} bytes.`);
    },
  });

const refuseLarge = refuseOver(maxBodyBytes);
const refuseLargeBatches = refuseOver(maxBatchBytes);

/** Whether a request is a form with files, as its type says. */
export function isMultipart(c: Call): boolean {
  return /^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '');
}

/** Refuses bodies that are too large, before they are read. */
export const limitBodies: MiddlewareHandler<SandboxEnv> = (c, next) => {
  const path = c.req.path.replace(/\/$/, '');
  const isUpload = isMultipart(c) && uploadPaths.includes(path);
  if (path === apiPaths.recorder) return refuseLargeBatches(c, next);
  return isUpload ? next() : refuseLarge(c, next);
};

/** Counts what callers do, afresh each minute. */
export class Limiter {
  #started = 0;
  #counts = new Map<string, number>();

  constructor(private readonly perMinute: number) {}

  /** Counts one. @returns seconds until the caller may come again, 0 for now. */
  take(caller: string): number {
    const now = Date.now();
    if (now - this.#started >= minute) {
      this.#started = now;
      this.#counts = new Map();
    }
    const count = (this.#counts.get(caller) ?? 0) + 1;
    this.#counts.set(caller, count);
    return count > this.perMinute ? Math.ceil((this.#started + minute - now) / 1000) : 0;
  }
}

/** Who calls. Each scope counts for itself, because parallel test runs share one address. */
export function callerOf(c: Call): string {
  return `${c.env.incoming.socket.remoteAddress ?? ''} ${c.var.scope}`;
}

/** The refusal of a caller who sends too much. @param seconds until the next may come. */
export function tooMany(seconds: number): ApiError {
  const headers = { 'Retry-After': String(seconds) };
  return new ApiError(429, 'too-many', `Try again in ${seconds} s.`, headers);
}

/** Refuses POST requests of an address that sends too many. */
export function limitPosts(perMinute: number): MiddlewareHandler<SandboxEnv> {
  const limiter = new Limiter(perMinute);
  return async (c, next) => {
    const wait = c.req.method === 'POST' ? limiter.take(callerOf(c)) : 0;
    if (wait > 0) throw tooMany(wait);
    await next();
  };
}
