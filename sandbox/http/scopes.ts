/** What a test run has ordered, kept apart from other runs by a scope; gone when the server stops. */
import { getCookie } from 'hono/cookie';
import type { MiddlewareHandler } from 'hono';
import type { SandboxEnv } from './call';
import type { Fault } from './faultOrders';

/** A scope's id. The empty one is the global scope. */
const scopePattern = /^[\w-]{0,64}$/;

/** The country of every visitor until a test says otherwise, ISO 3166-1. */
const defaultCountry = 'DE';

/** Cookie and header that put a request into a scope. */
export const scopeCookie = 'sandbox-scope';
export const scopeHeader = 'x-sandbox-scope';

const maxScopes = 500;

interface ScopeState {
  faults: { fault: Fault; left: number }[];
  country: string;
}

/** Whether a text may be a scope's id. */
export function isScope(id: string): boolean {
  return scopePattern.test(id);
}

/** Faults and country of each scope. */
export class Scopes {
  readonly #states = new Map<string, ScopeState>();

  #state(scope: string): ScopeState {
    const state = this.#states.get(scope) ?? { faults: [], country: defaultCountry };
    if (!this.#states.has(scope)) {
      const [oldest] = [...this.#states.keys()].filter(Boolean);
      if (this.#states.size >= maxScopes && oldest) this.#states.delete(oldest);
      this.#states.set(scope, state);
    }
    return state;
  }

  /** The faults that are still to come. */
  faults(scope: string): Fault[] {
    return (this.#states.get(scope)?.faults ?? []).map(({ fault, left }) =>
      left === Infinity ? fault : { ...fault, times: left },
    );
  }

  /** Replaces the faults of a scope. */
  setFaults(scope: string, faults: readonly Fault[]): void {
    this.#state(scope).faults = faults.map((fault) => ({ fault, left: fault.times ?? Infinity }));
  }

  /** The first fault that a request meets, which counts as one of its `times`. */
  takeFault(scope: string, meets: (fault: Fault) => boolean): Fault | undefined {
    const state = this.#states.get(scope);
    const entry = state?.faults.find(({ fault }) => meets(fault));
    if (state && entry && --entry.left === 0)
      state.faults = state.faults.filter((other) => other !== entry);
    return entry?.fault;
  }

  /** The country that the visitors of a scope seem to come from. */
  country(scope: string): string {
    return this.#states.get(scope)?.country ?? defaultCountry;
  }

  /** Moves the visitors of a scope. */
  setCountry(scope: string, country: string): void {
    this.#state(scope).country = country;
  }
}

/** Puts each request into its scope; an id that cannot be one counts as none. @param isTest without test mode there is but one scope. */
export function readScope(isTest: boolean): MiddlewareHandler<SandboxEnv> {
  return async (c, next) => {
    const id = isTest ? (c.req.header(scopeHeader) ?? getCookie(c, scopeCookie) ?? '') : '';
    c.set('scope', isScope(id) ? id : '');
    await next();
  };
}
