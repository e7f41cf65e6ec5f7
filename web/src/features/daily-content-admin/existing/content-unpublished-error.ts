/** Thrown if an item could not be deleted after it was unpublished. It is a draft now. */
export class ContentUnpublishedError extends Error {
  override name = 'ContentUnpublishedError';
}
