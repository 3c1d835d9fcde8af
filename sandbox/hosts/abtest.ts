/** The A/B host: decrypts who asks, and answers with the arms of the scope. */
import { compactDecrypt, importJWK } from 'jose';
import * as v from 'valibot';
import * as apiPaths from '@/config/site/apiPaths';
import { experimentGroup } from '@/config/visitor/experiments';
import { sandboxPrivateKey } from './keys';
import type { HostRoutes } from './host';
import { ApiError, readBody } from '../http/errors';
import { keepIfRoom } from './recordAsked';
import { armsOf, recordArmsCall } from '../data/arms';

const bodySchema = v.object({ payload: v.string() });

const payloadSchema = v.object({
  uuid: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  group: v.literal(experimentGroup),
});

const algorithms = {
  keyManagementAlgorithms: ['ECDH-ES'],
  contentEncryptionAlgorithms: ['A256GCM'],
};

/**
 * What a payload holds.
 * @throws ApiError 400 saying at which step it is wrong.
 */
async function open(payload: string): Promise<v.InferOutput<typeof payloadSchema>> {
  let text: string;
  try {
    const key = await importJWK(sandboxPrivateKey, 'ECDH-ES');
    const { plaintext } = await compactDecrypt(payload, key, algorithms);
    text = new TextDecoder().decode(plaintext);
  } catch {
    throw new ApiError(
      400,
      'bad-payload',
      'The payload is no compact JWE (ECDH-ES, A256GCM) to the key of this host.',
    );
  }
  const content = v.safeParse(v.pipe(v.string(), v.parseJson(), payloadSchema), text);
  if (!content.success)
    throw new ApiError(400, 'bad-content', `The payload must hold uuid and '${experimentGroup}'.`);
  return content.output;
}

/** Adds the call. */
export const abtestHost: HostRoutes = (app, { database, retention }) => {
  app.post(apiPaths.abtest, async (c) => {
    const { payload } = await readBody(c, bodySchema, 'bad-body', 'Give {"payload": "<JWE>"}.');
    const visitor = await open(payload);
    const { scope } = c.var;
    await keepIfRoom(async () => {
      await retention.admit('experiment_calls', visitor.uuid.length);
      await recordArmsCall(database, scope, visitor);
    });
    const arms = Object.entries(await armsOf(database, scope));
    return c.json({
      code: 0,
      data: Object.fromEntries(arms.map(([name, value]) => [name, { value }])),
    });
  });
};
