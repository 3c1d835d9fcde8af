/** How a call reaches its host: by the browser's `fetch`; a form, whose progress is shown, by axios. */
import type { AxiosError } from 'axios';
import { maxAnswerBytes } from '@/config/site/limits';
import { ServiceError, type Refusal, type ServiceFailure } from './serviceError';

/** What is sent, and where. */
export interface Sent {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly params?: Record<string, string>;
  /** Milliseconds. */
  readonly timeout: number;
  /** Cookies of the host go along, also where it is another origin. */
  readonly credentials?: boolean;
  /** The one status that is no failure; without it, all of 200 to 299. */
  readonly status?: number;
  /** Sent as JSON, a `FormData` as it is. */
  readonly data?: unknown;
  readonly headers?: Record<string, string>;
  /** Ends the call early, as `aborted` by the caller. */
  readonly signal?: AbortSignal;
  /** Told of each part of a form's body that has left, in bytes. */
  readonly onSent?: (sent: number, total: number) => void;
}

/** A controller that the caller's signal ends, too: `AbortSignal.any` is newer than browsers in use. */
function endedBy(signal: AbortSignal | undefined): AbortController {
  const ending = new AbortController();
  const end = () => ending.abort();
  if (signal?.aborted) end();
  else signal?.addEventListener('abort', end, { once: true });
  return ending;
}

const isTaken = (code: number, status?: number) =>
  status ? code === status : code >= 200 && code < 300;

/** JSON as data; what is none stays text, for the schema to judge. */
function dataOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The text of an answer. @throws RangeError at once where it is over the limit. */
async function textOf({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; reader;) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.length;
    if (bytes > maxAnswerBytes) throw new RangeError(`over ${maxAnswerBytes} bytes`);
    text += decoder.decode(value, { stream: true });
  }
  return text + decoder.decode();
}

/** The exchange itself. */
async function exchange(
  { method, url, params, ...sent }: Sent,
  signal: AbortSignal,
): Promise<Refusal> {
  const hasBody = sent.data !== undefined;
  const answer = await fetch(params ? `${url}?${new URLSearchParams(params)}` : url, {
    method,
    headers: {
      Accept: 'application/json, text/plain, */*',
      ...(hasBody && { 'Content-Type': 'application/json' }),
      ...sent.headers,
    },
    body: hasBody ? JSON.stringify(sent.data) : undefined,
    credentials: sent.credentials ? 'include' : 'same-origin',
    signal,
  });
  return { status: answer.status, body: dataOf(await textOf(answer)) };
}

/**
 * Sends JSON, or nothing, and gets JSON.
 * @throws ServiceError
 */
export async function byFetch(sent: Sent): Promise<unknown> {
  const what = `${sent.method} ${sent.url}`;
  const ending = endedBy(sent.signal);
  const { signal } = ending;
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    ending.abort();
  }, sent.timeout);
  const ended = new Promise<never>((_, reject) => {
    signal.onabort = () => reject(new Error('ended'));
  });
  const answer = await Promise.race([exchange(sent, signal), ended])
    .catch((cause: unknown) => {
      const isRefused = signal.aborted || cause instanceof RangeError;
      const failure = isOver ? 'timeout' : isRefused ? 'bad-data' : 'offline';
      ending.abort();
      throw new ServiceError(failure, `${what}: ${String(cause)}`, { cause });
    })
    .finally(() => clearTimeout(timer));
  if (isTaken(answer.status, sent.status)) return answer.body;
  throw new ServiceError('http', `${what}: status ${answer.status}`, { refusal: answer });
}

function failureOf({ code, response }: AxiosError): ServiceFailure {
  if (response) return 'http';
  if (code === 'ECONNABORTED' || code === 'ETIMEDOUT') return 'timeout';
  return code === 'ERR_CANCELED' ? 'bad-data' : 'offline';
}

/**
 * Sends a form and gets JSON.
 * @throws ServiceError
 */
export async function byAxios({ credentials = false, status, onSent, ...sent }: Sent) {
  const { default: axios } = await import('axios');
  const ending = endedBy(sent.signal);
  const answer = await axios
    .request<unknown>({
      ...sent,
      withCredentials: credentials,
      signal: ending.signal,
      validateStatus: (code) => isTaken(code, status),
      onUploadProgress: onSent && (({ loaded, total = 0 }) => onSent(loaded, total)),
      onDownloadProgress: ({ loaded }) => {
        if (loaded > maxAnswerBytes) ending.abort();
      },
    })
    .catch((cause: AxiosError) => {
      const { response } = cause;
      const refusal = response && { status: response.status, body: response.data };
      const what = `${sent.method} ${sent.url}: ${cause.message}`;
      throw new ServiceError(failureOf(cause), what, { cause, refusal });
    });
  return answer.data;
}
