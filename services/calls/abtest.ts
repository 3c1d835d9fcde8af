/** The call to the A/B host: who asks is encrypted to its key (specification, section 7). */
import { CompactEncrypt } from 'jose/jwe/compact/encrypt';
import { importJWK } from 'jose/key/import';
import * as v from 'valibot';
import { abtestKey } from '@/config/visitor/abtest';
import { experimentGroup, experiments } from '@/config/visitor/experiments';
import * as apiPaths from '@/config/site/apiPaths';
import { hosts } from '@/config/site/hosts';
import { timings } from '@/config/site/limits';
import { getCookie, setCookie } from '@/services/page/cookies';
import { armsFrom, type Arms } from '@/services/rules/experimentArms';
import { postJson } from './http';
import { randomHex } from '@/services/page/ids';

const names: readonly string[] = Object.values(experiments);

const Parameters = v.record(v.string(), v.unknown());

/** The parameters under `data`, or by themselves. */
const Answer = v.union([
  v.pipe(
    v.object({ data: Parameters }),
    v.transform(({ data }) => data),
  ),
  v.pipe(
    Parameters,
    v.check((parameters) => names.some((name) => name in parameters), 'holds no parameter'),
  ),
]);

/** The id that keeps a visitor in the same arm; where cookies are blocked it is a new one at every call. */
export function abtestId(): string {
  const known = getCookie('abtest') ?? '';
  if (/^[\w-]{16,64}$/.test(known)) return known;
  const made = randomHex();
  setCookie('abtest', made);
  return made;
}

/** The compact JWE of what the host is told. */
export async function encryptedFor(uuid: string): Promise<string> {
  const key = await importJWK({ ...abtestKey }, 'ECDH-ES');
  const content = new TextEncoder().encode(JSON.stringify({ uuid, group: experimentGroup }));
  return new CompactEncrypt(content)
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM' })
    .encrypt(key);
}

/**
 * Asks for a visitor's arms.
 * @throws ServiceError as `postJson`; Error where the browser can't encrypt.
 */
export async function fetchArms(uuid: string): Promise<Arms> {
  const parameters = await postJson({
    url: `${hosts.abtest}${apiPaths.abtest}`,
    data: { payload: await encryptedFor(uuid) },
    timeout: timings.abtestTimeout,
    schema: Answer,
  });
  return armsFrom(parameters);
}
