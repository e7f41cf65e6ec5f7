import type { Catalogue } from '../catalogue.ts';

/** What the service worker says itself: few words, in their own file, because they are bundled with it. */
export const SERVICE_WORKER = {
  'There’s something new.': 'Hay algo nuevo.',
} satisfies Catalogue;
