import { UNSUBSCRIBE_REFUSALS, unsubscribeLink } from '@prayer-community/domain/delivery/unsubscribe';
import { t } from '@prayer-community/i18n/text';
import { onRequest, type Request } from 'firebase-functions/https';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { publicSiteUrl, serverPepper } from '../platform/parameters.ts';
import { storeSubscription } from './store-subscription.ts';
import { readSubscription } from './unsubscribe-token.ts';

/**
 * Called by email clients (RFC 8058). A POST ends the emails. Other methods change nothing because scanners open every
 * link of an email. A person who opens the link is redirected to the page.
 */
export const unsubscribeOneClick = onRequest({ secrets: [serverPepper] }, async (request, response) => {
  const subscription = readSubscription(tokenOf(request));
  if (!subscription) {
    response.status(400).type('text/plain').send(t(UNSUBSCRIBE_REFUSALS.invalid));
    return;
  }
  switch (request.method) {
    case 'GET':
    case 'HEAD':
      response.redirect(unsubscribeLink(publicSiteUrl.value(), tokenOf(request)));
      return;
    case 'POST':
      await storeSubscription(await firestore(), subscription, false, now());
      logOutcome('unsubscribeOneClick', subscription.kind, null);
      response.status(200).type('text/plain').send('You are unsubscribed.');
      return;
    default:
      response.status(405).set('Allow', 'GET, HEAD, POST').end();
  }
});

function tokenOf({ query }: Request): string {
  return typeof query.token === 'string' ? query.token : '';
}
