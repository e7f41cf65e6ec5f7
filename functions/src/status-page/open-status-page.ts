import { readOwnRequest } from '../data/own-request.ts';
import { mailedStatusKey } from '../data/status-link.ts';
import { confirmAddress } from '../messaging/confirmed-address.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { serverPepper } from '../platform/parameters.ts';
import { presentStatus } from './present-status.ts';
import { withStatusLink } from './with-status-link.ts';

/** Returns the status of a request to the holder of its key. The emailed key confirms the address that it was sent to. */
export const openStatusPage = defineCallable(
  'openStatusPage',
  { secrets: [serverPepper] },
  async ({ key }, caller) =>
    withStatusLink('openStatusPage', key, caller, async (context) => {
      const own = await readOwnRequest(context.db, context.link);
      if (!own) {
        return 'unknown';
      }
      const email = own.request.contact_info?.email;
      if (email && key === mailedStatusKey(context.link.request_id, email)) {
        await confirmAddress(context.db, email, context.at);
      }
      return presentStatus(context, own.request, own.post);
    }),
);
