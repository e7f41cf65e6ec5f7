import { readOwnRequest } from '../data/own-request.ts';
import { mailedStatusKey } from '../data/status-link.ts';
import { confirmAddress } from '../messaging/confirmed-address.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { serverPepper } from '../platform/parameters.ts';
import { presentStatus } from './present-status.ts';
import { serveByKey } from './serve-by-key.ts';

/** Returns the status of a request to the holder of its key. The emailed key confirms the address that it was sent to. */
export const openStatusPage = defineCallable(
  'openStatusPage',
  { secrets: [serverPepper] },
  async ({ key }, caller) =>
    serveByKey('openStatusPage', key, caller, async (byKey) => {
      const own = await readOwnRequest(byKey.db, byKey.link);
      if (!own) {
        return 'unknown';
      }
      const email = own.request.contact_info?.email;
      if (email && key === mailedStatusKey(byKey.link.request_id, email)) {
        await confirmAddress(byKey.db, email, byKey.at);
      }
      return presentStatus(byKey, own.request, own.post);
    }),
);
