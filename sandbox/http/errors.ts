/** Errors as the backend's callers see them: JSON with a code and a sentence, never a stack trace. */
import type { ErrorHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as v from 'valibot';
import { Overloaded } from '../data/gate';
import { StorageFull } from '../data/space';
import { DatabaseUnavailable } from '../data/unavailable';
import type { Call, SandboxEnv } from './call';
import { isNestedDeeper, maxLevels } from './nesting';

/** A refusal that is the caller's to mend. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: string,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

/** Seconds after which to come back where the database is away. */
export const comeBack = 5;

/** Seconds after which to come back where there is no room: somebody has to make some. */
const comeBackFull = 300;

/** The refusal while the database is away. */
export function unavailable(): ApiError {
  const headers = { 'Retry-After': String(comeBack) };
  return new ApiError(
    503,
    'unavailable',
    `The database is away. Try again in ${comeBack} s.`,
    headers,
  );
}

/** What to answer to an error; `null` for one that nobody has foreseen. */
export function refusalOf(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error;
  if (error instanceof DatabaseUnavailable) return unavailable();
  if (error instanceof Overloaded)
    return new ApiError(503, 'busy', error.message, { 'Retry-After': String(comeBack) });
  if (!(error instanceof StorageFull)) return null;
  const headers = { 'Retry-After': String(comeBackFull) };
  return new ApiError(507, 'full', 'There is no room for this at the moment.', headers);
}

/** Writes a line into the log for an error that is not the caller's. */
export function logFailure(c: Call, error: Error): void {
  const reason = error.message.replace(/\s+/g, ' ');
  console.error(`${c.req.method} ${c.req.path} failed: ${error.name}: ${reason}`);
}

/** Answers with `{error: {code, message}}`, and `retryAfter` in seconds where the error says when. */
export function sendError(c: Call, error: ApiError): Response {
  const { status, code, message, headers } = error;
  const retryAfter = Number(headers['Retry-After']) || undefined;
  const body = { error: { code, message }, ...(retryAfter && { retryAfter }) };
  return c.json(body, status, { 'Cache-Control': 'no-store', ...headers });
}

/** Turns what a handler threw into an answer; what is not the caller's fault is logged in one line. */
export const onError: ErrorHandler<SandboxEnv> = (error, c) => {
  const refusal = refusalOf(error);
  if (!refusal || refusal.status === 507) logFailure(c, error);
  return sendError(c, refusal ?? new ApiError(500, 'internal', 'The server could not answer.'));
};

/**
 * The request's body as JSON.
 * @param levels how deeply it may be nested.
 * @throws ApiError 400 if it is none, or nested deeper.
 */
export async function readJson(c: Call, levels = maxLevels): Promise<unknown> {
  const text = await c.req.text();
  if (isNestedDeeper(text, levels))
    throw new ApiError(400, 'too-deep', `The body may be nested ${levels} levels deep.`);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ApiError(400, 'bad-json', 'The body must be JSON.');
  }
}

/**
 * The request's body, as a schema reads it.
 * @param hint what to send; without one, the refusal lists what the schema found wrong.
 * @param levels how deeply it may be nested.
 * @throws ApiError 400 with the code if the schema refuses it, or if it is no JSON.
 */
export async function readBody<Schema extends v.GenericSchema>(
  c: Call,
  schema: Schema,
  code: string,
  hint?: string,
  levels?: number,
): Promise<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, await readJson(c, levels));
  if (result.success) return result.output;
  throw new ApiError(400, code, hint ?? v.summarize(result.issues));
}
