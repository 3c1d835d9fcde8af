/** How services say that a call came to nothing. */

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
