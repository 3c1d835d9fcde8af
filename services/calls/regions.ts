/** The regions of a country, from a file of this site. */
import * as v from 'valibot';
import { timings } from '@/config/site/limits';
import { getJson } from './http';

const Regions = v.array(v.pipe(v.string(), v.minLength(1)));

/** GETs the regions by name; an empty list where a country has none. @throws ServiceError */
export function fetchRegions(country: string): Promise<readonly string[]> {
  return getJson({
    url: `/regions/${country}.json`,
    timeout: timings.formTimeout,
    schema: Regions,
  });
}
