/** The one way to call a host: with a time limit, a size limit and a schema. */
import * as v from 'valibot';
import { ServiceError } from './serviceError';
import { byAxios, byFetch, type Sent } from './transport';

/** A call, and the schema of its answer. */
export interface Call<Schema extends v.GenericSchema> extends Pick<
  Sent,
  'url' | 'params' | 'timeout' | 'credentials' | 'status'
> {
  readonly schema: Schema;
}

/** A call that sends something. */
export interface PostCall<Schema extends v.GenericSchema>
  extends Call<Schema>, Pick<Sent, 'data' | 'headers' | 'signal' | 'onSent'> {}

/** Calls a host and parses its answer; the methods differ in what they send only. */
async function call<Schema extends v.GenericSchema>(
  method: Sent['method'],
  { schema, ...sent }: PostCall<Schema>,
): Promise<v.InferOutput<Schema>> {
  const send = sent.data instanceof FormData ? byAxios : byFetch;
  return parse(schema, await send({ ...sent, method }), sent.url);
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
