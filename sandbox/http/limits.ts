/** How much and how often callers may send. */
import { bodyLimit } from 'hono/body-limit';
import type { MiddlewareHandler } from 'hono';
import type { Call, SandboxEnv } from './call';
import { callerOf } from './caller';
import { ApiError } from './errors';
import type { Settings } from '../settings';
import * as apiPaths from '@/config/site/apiPaths';

/** Largest body of a request, in bytes. A host that takes files sets its own limit on its route. */
export const maxBodyBytes = 64 * 1024;

/** The same for a batch of a session recording: the first holds the whole page. */
export const maxBatchBytes = 1024 * 1024;

/** Paths that take files; the limit for the bodies of all others does not hold for these. */
const uploadPaths: readonly string[] = [apiPaths.feedback, apiPaths.feedbackAttachment];

const minute = 60_000;
const quarterHour = 15 * minute;

/** Wrong passwords for one account in a quarter of an hour. */
const wrongPasswords = 10;

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

/** Counts what callers do, afresh each minute or whatever the time is. */
export class Limiter {
  #started = 0;
  #counts = new Map<string, number>();

  constructor(
    private readonly most: number,
    private readonly milliseconds = minute,
  ) {}

  /** Counts one. @returns seconds until the caller may come again, 0 for now. */
  take(caller: string): number {
    const now = Date.now();
    if (now - this.#started >= this.milliseconds) {
      this.#started = now;
      this.#counts = new Map();
    }
    const count = (this.#counts.get(caller) ?? 0) + 1;
    this.#counts.set(caller, count);
    return count > this.most ? Math.ceil((this.#started + this.milliseconds - now) / 1000) : 0;
  }

  /** Takes back what has been counted: it was none of what is limited. */
  giveBack(caller: string): void {
    const count = this.#counts.get(caller);
    if (count) this.#counts.set(caller, count - 1);
  }
}

/** The refusal of a caller who sends too much. @param seconds until the next may come. */
export function tooMany(seconds: number): ApiError {
  const headers = { 'Retry-After': String(seconds) };
  return new ApiError(429, 'too-many', `Try again in ${seconds} s.`, headers);
}

/** What is limited: by visitor, by whom it meets, and for all together. */
export interface Budgets {
  /** POST requests of a visitor; those that pages send by themselves have budgets of their own. */
  readonly posts: Limiter;
  readonly events: Limiter;
  readonly recordings: Limiter;
  readonly forms: Limiter;
  readonly uploads: Limiter;
  readonly signIns: Limiter;
  /** Wrong passwords, by account. */
  readonly passwords: Limiter;
  /** Mails that anybody can have sent to an address, by that address. */
  readonly mailsTo: Limiter;
  /** Of all visitors together. */
  readonly allForms: Limiter;
  readonly allSignIns: Limiter;
}

/** The budgets of one backend. @param settings requests of one visitor per minute; the others follow from these. */
export function createBudgets({
  postsPerMinute: posts,
  formsPerMinute: forms,
}: Pick<Settings, 'postsPerMinute' | 'formsPerMinute'>): Budgets {
  return {
    posts: new Limiter(posts),
    events: new Limiter(posts),
    recordings: new Limiter(posts),
    forms: new Limiter(forms),
    uploads: new Limiter(forms),
    signIns: new Limiter(Math.ceil(posts / 2)),
    passwords: new Limiter(wrongPasswords, quarterHour),
    mailsTo: new Limiter(Math.ceil(forms / 6)),
    allForms: new Limiter(forms * 20),
    allSignIns: new Limiter(posts * 5),
  };
}

/** Refuses POST requests of a visitor who sends too many. */
export function limitPosts({ posts, events, recordings }: Budgets): MiddlewareHandler<SandboxEnv> {
  const own = new Map([
    [apiPaths.events as string, events],
    [apiPaths.recorder as string, recordings],
  ]);
  return async (c, next) => {
    const budget = own.get(c.req.path.replace(/\/$/, '')) ?? posts;
    const wait = c.req.method === 'POST' ? budget.take(callerOf(c)) : 0;
    if (wait > 0) throw tooMany(wait);
    await next();
  };
}
