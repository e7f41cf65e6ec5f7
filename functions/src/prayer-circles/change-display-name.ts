import { membershipsOf } from '../data/circle.ts';
import { requireFeature } from '../data/require-feature.ts';
import { auth, firestore } from '../platform/admin.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { FIRESTORE_CODES, hasCode } from '../platform/error-code.ts';
import { requireAccountHolder } from '../platform/require-account-holder.ts';
import { completeEach } from '../platform/settle-each.ts';
import { answerWith } from './circle-answer.ts';

/**
 * Stores the name of the caller in their circles and their account. A browser must not: Authentication answers such an
 * update with tokens that lack the claims of the session (https://github.com/firebase/firebase-js-sdk/issues/9260).
 */
export const changeDisplayName = defineCallable('changeDisplayName', {}, async ({ displayName }, caller) => {
  const { uid } = await requireAccountHolder(caller);
  await requireFeature('prayer_circles');
  const memberships = await membershipsOf(await firestore(), uid).get();
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
  // Last, because the web app repeats only a change that the account does not have.
  await (await auth()).updateUser(uid, { displayName });
  return answerWith('changeDisplayName', 'done', uid);
});
