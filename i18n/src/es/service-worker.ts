import type { Catalogue } from '../catalogue.ts';

/** What the service worker says by itself: few words, in a file of their own, for it carries them along. */
export const SERVICE_WORKER = {
  'There’s something new.': 'Hay algo nuevo.',
} satisfies Catalogue;
