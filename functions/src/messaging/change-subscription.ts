import { UNSUBSCRIBE_REFUSALS } from '@prayer-community/domain/delivery/unsubscribe';
import { refusal } from '@prayer-community/domain/refusal';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { serverPepper } from '../platform/parameters.ts';
import { confirmSubscription } from './confirmed-address.ts';
import { storeSubscription } from './store-subscription.ts';
import { readSubscription } from './unsubscribe-token.ts';

/** Ends or resumes the emails that a link names. Holding the link is enough. */
export const changeSubscription = defineCallable(
  'changeSubscription',
  { secrets: [serverPepper] },
  async ({ token, isWanted }) => {
    const subscription = readSubscription(token);
    if (!subscription) {
      logOutcome('changeSubscription', 'invalid', null);
      return refusal(UNSUBSCRIBE_REFUSALS.invalid);
    }
    const db = await firestore();
    if (!(await storeSubscription(db, subscription, isWanted, now()))) {
      logOutcome('changeSubscription', 'nothing_to_resume', null);
      return refusal(UNSUBSCRIBE_REFUSALS.nothingToResume);
    }
    if (isWanted && subscription.kind !== 'team') {
      await confirmSubscription(db, subscription, now());
    }
    logOutcome('changeSubscription', `${subscription.kind}_${isWanted ? 'wanted' : 'ended'}`, null);
    return { success: true };
  },
);
