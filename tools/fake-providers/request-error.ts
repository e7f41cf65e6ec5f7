/** A request to the fake providers that cannot be answered, with the HTTP status that says why. */
export class RequestError extends Error {
  override readonly name = 'RequestError';

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}
