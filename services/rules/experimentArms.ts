/** What the A/B parameters mean, and who is asked about them; pure (specification, section 4, A/B results). */
import {
  defaultArm,
  experimentIdKeys,
  experiments,
  forcedExperiments,
} from '@/config/visitor/experiments';
import { queryKeys } from '@/config/site/keys';

/** A parameter that the A/B host is asked for. */
type Parameter = (typeof experiments)[keyof typeof experiments];

/** The parameters' values, `ow_2202_readonly_vn` as text or already read; what the host does not say, or says oddly, is the default. */
export type Arms = Readonly<
  Record<Exclude<Parameter, typeof experiments.readOnly>, string> &
    Record<typeof experiments.readOnly, unknown>
>;

/** Reads the parameters of an answer, each by itself: one that is odd leaves the others as they are. */
export function armsFrom(parameters: Readonly<Record<string, unknown>>): Arms {
  const valueOf = (name: string) => (parameters[name] as { value?: unknown } | null)?.value;
  const textOf = (name: string) => {
    const value = valueOf(name);
    return typeof value === 'string' ? value : defaultArm;
  };
  const texts = Object.fromEntries(Object.values(experiments).map((name) => [name, textOf(name)]));
  const readOnly = valueOf(experiments.readOnly) ?? defaultArm;
  return { ...(texts as Record<Parameter, string>), [experiments.readOnly]: readOnly };
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Whether the value of `ow_2202_readonly_vn` marks a read-only country: JSON with an experiment id. */
export function isReadOnlyCountry(value: unknown): boolean {
  const content = typeof value === 'string' ? fromJson(value) : value;
  if (typeof content !== 'object' || content === null) return false;
  return experimentIdKeys.some((key) => {
    const id = (content as Record<string, unknown>)[key];
    return (typeof id === 'string' && id !== '') || (typeof id === 'number' && id > 0);
  });
}

/** Who would see an experiment. */
export interface Audience {
  /** `navigator.webdriver`: a test run or another program. */
  readonly webdriver: boolean;
  readonly userAgent: string;
  readonly search: string;
}

const crawlers = /bot\/|crawl|spider|slurp|lighthouse|headless/i;

/** Whether the A/B host is asked: not for programs and crawlers, unless the query says `exp=on`. */
export function runsExperiments({ webdriver, userAgent, search }: Audience): boolean {
  const wishes = new URLSearchParams(search).get(queryKeys.experiments)?.split(',') ?? [];
  return wishes.includes(forcedExperiments) || !(webdriver || crawlers.test(userAgent));
}
