import { membershipsOf } from '../data/circle.ts';
import { requireFeature } from '../data/require-feature.ts';
import { auth, firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { FIRESTORE_CODES, hasCode } from '../platform/error-code.ts';
import { serverPepper } from '../platform/parameters.ts';
import { pseudonym } from '../platform/pseudonym.ts';
import { consumeUse, perHour } from '../platform/rate-limit.ts';
import { requireAccountHolder } from '../platform/require-account-holder.ts';
import { completeEach } from '../platform/settle-each.ts';
import { answerWith } from './circle-answer.ts';

const NAMES = perHour('display_names', 20);

/** Far more circles than anyone joins. Without a limit, a script could make each change as large as it likes. */
const CIRCLES_MAX = 200;

/**
 * Stores the name of the caller in their circles and their account. A browser must not: Authentication answers such an
 * update with tokens that lack the claims of the session (https://github.com/firebase/firebase-js-sdk/issues/9260).
 */
export const changeDisplayName = defineCallable(
  'changeDisplayName',
  { secrets: [serverPepper] },
  async ({ displayName }, caller) => {
    const { uid } = await requireAccountHolder(caller);
    await requireFeature('prayer_circles');
    const db = await firestore();
    // Each change writes to every circle, and their members read it.
    if (!(await consumeUse(db, NAMES, pseudonym('account', uid), now()))) {
      return answerWith('changeDisplayName', 'tooManyNames', uid);
    }
    const memberships = await membershipsOf(db, uid)
      .limit(CIRCLES_MAX + 1)
      .get();
    if (memberships.size > CIRCLES_MAX) {
      return answerWith('changeDisplayName', 'tooManyCircles', uid);
    }
    await completeEach('A member could not be renamed in a circle', memberships.docs, async ({ ref }) => {
      try {
        await ref.update({ display_name: displayName });
      } catch (error) {
        // They left it in the meantime.
        if (!hasCode(error, FIRESTORE_CODES.notFound)) {
          throw error;
        }
      }
    });
    // Last, so that a failure is repeated: the account has only a name that its circles have.
    await (await auth()).updateUser(uid, { displayName });
    return answerWith('changeDisplayName', 'done', uid);
  },
);
