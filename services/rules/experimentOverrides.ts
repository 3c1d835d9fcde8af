/** `?exp=ow_guide:true` lets QA see an arm of an experiment; pure (decisions, Experiments). */
import { experiments } from '@/config/visitor/experiments';
import { queryKeys } from '@/config/site/keys';

const names: readonly string[] = Object.values(experiments);

/** The overrides in a query string, by parameter name; unknown names and odd values are left out. */
export function experimentOverrides(search: string): Readonly<Record<string, string>> {
  const pairs = (new URLSearchParams(search).get(queryKeys.experiments) ?? '').split(',');
  const known = pairs.flatMap((pair) => {
    const [, name = '', value = ''] = /^(\w+):(\w{1,32})$/.exec(pair) ?? [];
    return names.includes(name) ? [[name, value]] : [];
  });
  return Object.fromEntries(known) as Record<string, string>;
}
