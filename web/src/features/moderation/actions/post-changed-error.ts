/** Thrown if someone else has changed the text of the post since it was shown. Nothing was stored. */
export class PostChangedError extends Error {
  override name = 'PostChangedError';
}
