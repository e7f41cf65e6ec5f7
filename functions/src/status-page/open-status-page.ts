import { defineCallable } from '../platform/define-callable.ts';
import { signInCodePepper } from '../platform/parameters.ts';
import { readOwnRequest } from './own-request.ts';
import { presentStatus } from './present-status.ts';
import { serveByKey } from './serve-by-key.ts';

/** Tells whoever holds the key of a request how it is doing. */
export const openStatusPage = defineCallable(
  'openStatusPage',
  { secrets: [signInCodePepper] },
  async ({ key }, caller) =>
    serveByKey('openStatusPage', key, caller, async (byKey) => {
      const own = await readOwnRequest(byKey.db, byKey.link);
      return own ? presentStatus(byKey, own.request, own.post) : 'unknown';
    }),
);
