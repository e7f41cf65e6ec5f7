/** Thrown if someone else has changed the same text since the item was opened. Nothing was stored. */
export class ContentChangedError extends Error {
  override name = 'ContentChangedError';
}
