/** How services say that a call came to nothing. */

/** What can go wrong with a call. */
export type ServiceFailure = 'offline' | 'timeout' | 'http' | 'bad-data';

/** What a host said where it refused a call. */
export interface Refusal {
  readonly status: number;
  /** JSON as data, anything else as text; not looked into. */
  readonly body: unknown;
}

interface Details extends ErrorOptions {
  readonly refusal?: Refusal;
}

/** The one error that services throw; `http` carries the host's refusal. */
export class ServiceError extends Error {
  readonly refusal: Refusal | undefined;

  constructor(
    readonly failure: ServiceFailure,
    message: string,
    { refusal, ...options }: Details = {},
  ) {
    super(message, options);
    this.name = 'ServiceError';
    this.refusal = refusal;
  }
}

/** The host's refusal, or `null` where a call failed in another way. */
export function refusalIn(error: unknown): Refusal | null {
  return (error instanceof ServiceError && error.refusal) || null;
}
