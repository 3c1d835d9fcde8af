/** The visitor's country, as the store host sees it (specification, section 7). */
import * as v from 'valibot';
import * as apiPaths from '@/config/site/apiPaths';
import { hosts } from '@/config/site/hosts';
import { timings } from '@/config/site/limits';
import { getJson } from './http';

/** Codes that geographic databases give to addresses that they do not know. */
const unknownCodes = ['XX', 'ZZ'];

const Country = v.object({
  result: v.pipe(
    v.string(),
    v.trim(),
    v.toUpperCase(),
    v.regex(/^([A-Z]{2})?$/),
    v.transform((code) => (unknownCodes.includes(code) ? '' : code)),
  ),
});

/**
 * GETs the country of the visitor's network address.
 * @returns ISO 3166-1, two capital letters; empty where the host does not know.
 * @throws ServiceError; the country is not known then.
 */
export async function fetchCountry(): Promise<string> {
  const answer = await getJson({
    url: `${hosts.store}${apiPaths.country}`,
    timeout: timings.countryTimeout,
    schema: Country,
  });
  return answer.result;
}
