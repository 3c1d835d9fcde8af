/** The one way to call a host: axios, loaded when first needed, with a time limit, a size limit and a schema. */
import type { AxiosError } from 'axios';
import * as v from 'valibot';
import { maxAnswerBytes } from '@/config/limits';

/** What can go wrong with a call. */
export type ServiceFailure = 'offline' | 'timeout' | 'http' | 'bad-data';

/** The one error that services throw. */
export class ServiceError extends Error {
  constructor(
    readonly failure: ServiceFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ServiceError';
  }
}

/** A call, and the schema of its answer. */
export interface Call<Schema extends v.GenericSchema> {
  readonly url: string;
  readonly params?: Record<string, string>;
  /** Milliseconds. */
  readonly timeout: number;
  readonly schema: Schema;
  /** Cookies of the host go along, also where it is another origin. */
  readonly credentials?: boolean;
  /** The one status that is no failure; without it, all of 200 to 299. */
  readonly status?: number;
}

/** A POST call: `data` is sent as JSON, a `FormData` as it is. */
export interface PostCall<Schema extends v.GenericSchema> extends Call<Schema> {
  readonly data?: unknown;
  readonly headers?: Record<string, string>;
  /** Ends the call early, as `aborted` by the caller. */
  readonly signal?: AbortSignal;
  /** Told of each part of the body that has left, in bytes. */
  readonly onSent?: (sent: number, total: number) => void;
}

function failureOf({ code, response }: AxiosError): ServiceFailure {
  if (response) return 'http';
  if (code === 'ECONNABORTED' || code === 'ETIMEDOUT') return 'timeout';
  return code === 'ERR_CANCELED' ? 'bad-data' : 'offline';
}

/** A controller that the caller's signal ends, too: `AbortSignal.any` is newer than browsers in use. */
function endedBy(signal: AbortSignal | undefined): AbortController {
  const ending = new AbortController();
  const end = () => ending.abort();
  if (signal?.aborted) end();
  else signal?.addEventListener('abort', end, { once: true });
  return ending;
}

/** Calls a host and parses its answer; the methods differ in what they send only. */
async function call<Schema extends v.GenericSchema>(
  method: 'GET' | 'POST' | 'DELETE',
  { url, params, timeout, schema, credentials = false, status, ...sent }: PostCall<Schema>,
): Promise<v.InferOutput<Schema>> {
  const { default: axios } = await import('axios');
  const ending = endedBy(sent.signal);
  const { onSent } = sent;
  const answer = await axios
    .request<unknown>({
      method,
      url,
      params,
      timeout,
      data: sent.data,
      headers: sent.headers,
      withCredentials: credentials,
      signal: ending.signal,
      validateStatus: (code) => (status ? code === status : code >= 200 && code < 300),
      onUploadProgress: onSent && (({ loaded, total = 0 }) => onSent(loaded, total)),
      onDownloadProgress: ({ loaded }) => {
        if (loaded > maxAnswerBytes) ending.abort();
      },
    })
    .catch((error: AxiosError) => {
      throw new ServiceError(failureOf(error), `${method} ${url}: ${error.message}`, {
        cause: error,
      });
    });
  return parse(schema, answer.data, url);
}

/**
 * GETs JSON and parses it by the schema.
 * @throws ServiceError `offline`, `timeout`, `http`, or `bad-data` for what the schema does not know
 * and for answers over `maxAnswerBytes`.
 */
export function getJson<Schema extends v.GenericSchema>(
  request: Call<Schema>,
): Promise<v.InferOutput<Schema>> {
  return call('GET', request);
}

/**
 * POSTs JSON or a form and parses the JSON that comes back.
 * @throws ServiceError as `getJson`; a call that its own `signal` ended is `bad-data`, too.
 */
export function postJson<Schema extends v.GenericSchema>(
  request: PostCall<Schema>,
): Promise<v.InferOutput<Schema>> {
  return call('POST', request);
}

/**
 * DELETEs what `data` names, and parses the JSON that comes back.
 * @throws ServiceError as `postJson`.
 */
export function deleteJson<Schema extends v.GenericSchema>(
  request: PostCall<Schema>,
): Promise<v.InferOutput<Schema>> {
  return call('DELETE', request);
}

/**
 * Parses untrusted data.
 * @throws ServiceError `bad-data`, naming the source and what is wrong with it.
 */
export function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  data: unknown,
  source: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  throw new ServiceError('bad-data', `${source}: ${v.summarize(result.issues)}`);
}
