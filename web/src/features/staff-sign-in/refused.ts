/** The server refused a step of the sign-in or password recovery. The message is for the member. */
export class Refused extends Error {
  override readonly name = 'Refused';

  /** @param retryAfterSeconds how long to wait before retrying, if known */
  constructor(
    message: string,
    readonly retryAfterSeconds?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
