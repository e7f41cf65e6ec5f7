/** The member is on the list already. */
export class AlreadyListedError extends Error {
  override readonly name = 'AlreadyListedError';
}
