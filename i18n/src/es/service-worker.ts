import type { Catalog } from '../catalog.ts';

/** The few texts of the service worker. They have their own file because they are bundled with it. */
export const SERVICE_WORKER = {
  'There’s something new.': 'Hay algo nuevo.',
} satisfies Catalog;
