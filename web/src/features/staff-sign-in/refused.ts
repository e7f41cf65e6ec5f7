/** The server answered that a step of the sign-in or of the recovery is not to be had; the message is for the member. */
export class Refused extends Error {
  override readonly name = 'Refused';

  /** @param retryAfterSeconds after which it may be tried again, where that is known */
  constructor(
    message: string,
    readonly retryAfterSeconds?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
