import { requesterStatus } from '@prayer-community/domain/status-page';
import { defineCallable } from '../platform/define-callable.ts';
import { signInCodePepper } from '../platform/parameters.ts';
import { readOwnRequest } from './own-request.ts';
import { serveByKey } from './serve-by-key.ts';

/** Tells whoever holds the key of a request how it is doing. */
export const openStatusPage = defineCallable(
  'openStatusPage',
  { secrets: [signInCodePepper] },
  async ({ key }, caller) =>
    serveByKey('openStatusPage', key, caller, async ({ db, link }) => {
      const own = await readOwnRequest(db, link);
      return own ? { success: true, status: requesterStatus(own.request, own.post) } : 'unknown';
    }),
);
