// Does not import zod, to keep it out of the service worker that uses this module.

export const CONTENT_FOLDER = 'daily-content';

/** Returns the folder of an item's file, with a trailing slash. */
export function contentFolder(contentId: string): string {
  return `${CONTENT_FOLDER}/${contentId}/`;
}
