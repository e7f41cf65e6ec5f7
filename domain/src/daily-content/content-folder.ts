// Without zod, which the service worker that reads this would carry along.

/** The folder of Storage that holds the files of daily content. */
export const CONTENT_FOLDER = 'daily-content';

/** The folder of one item's file, with its closing slash. */
export function contentFolder(contentId: string): string {
  return `${CONTENT_FOLDER}/${contentId}/`;
}
