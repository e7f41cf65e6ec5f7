export class AlreadyListedError extends Error {
  override readonly name = 'AlreadyListedError';
}
