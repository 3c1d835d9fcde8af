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

/** A GET call. */
export interface Call<Schema extends v.GenericSchema> {
  readonly url: string;
  readonly params?: Record<string, string>;
  /** Milliseconds. */
  readonly timeout: number;
  readonly schema: Schema;
}

function failureOf({ code, response }: AxiosError): ServiceFailure {
  if (response) return 'http';
  if (code === 'ECONNABORTED' || code === 'ETIMEDOUT') return 'timeout';
  return code === 'ERR_CANCELED' ? 'bad-data' : 'offline';
}

/**
 * GETs JSON and parses it by the schema.
 * @throws ServiceError `offline`, `timeout`, `http`, or `bad-data` for what the schema does not know
 * and for answers over `maxAnswerBytes`.
 */
export async function getJson<Schema extends v.GenericSchema>({
  url,
  params,
  timeout,
  schema,
}: Call<Schema>): Promise<v.InferOutput<Schema>> {
  const { default: axios } = await import('axios');
  const tooLarge = new AbortController();
  const answer = await axios
    .get<unknown>(url, {
      params,
      timeout,
      signal: tooLarge.signal,
      onDownloadProgress: ({ loaded }) => {
        if (loaded > maxAnswerBytes) tooLarge.abort();
      },
    })
    .catch((error: AxiosError) => {
      throw new ServiceError(failureOf(error), `GET ${url}: ${error.message}`, { cause: error });
    });
  return parse(schema, answer.data, url);
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
