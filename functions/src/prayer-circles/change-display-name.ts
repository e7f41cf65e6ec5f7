import { requireFeature } from '../data/require-feature.ts';
import { auth } from '../platform/admin.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { requireAccountHolder } from '../platform/require-account-holder.ts';
import { answerWith } from './circle-answer.ts';

/**
 * Stores the name of the caller in their account. A browser must not: Authentication answers such an update with tokens
 * that lack the claims of the session (https://github.com/firebase/firebase-js-sdk/issues/9260).
 */
export const changeDisplayName = defineCallable('changeDisplayName', {}, async ({ displayName }, caller) => {
  const { uid } = await requireAccountHolder(caller);
  await requireFeature('prayer_circles');
  await (await auth()).updateUser(uid, { displayName });
  return answerWith('changeDisplayName', 'done', uid);
});
