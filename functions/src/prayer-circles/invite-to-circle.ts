import { DAY_MS } from '@prayer-community/domain/fields/durations';
import { INVITATIONS_PER_DAY } from '@prayer-community/domain/prayer-circles/circle-invitation';
import type { Language } from '@prayer-community/i18n/language';
import { circleMemberRef, circleRef, readCircle, readCircleMember } from '../data/circle.ts';
import { requireFeature } from '../data/require-feature.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { waitForConstantTime } from '../platform/constant-time-response.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { consumeNetworkUse } from '../platform/network-limit.ts';
import { serverPepper } from '../platform/parameters.ts';
import { pseudonym } from '../platform/pseudonym.ts';
import { consumeUse } from '../platform/rate-limit.ts';
import { requireAccountHolder } from '../platform/require-account-holder.ts';
import { answerWith, type CircleOutcome } from './circle-answer.ts';
import { FROM_NETWORK, offerWithoutMail, sendInvitation } from './send-invitation.ts';

const BY_MEMBER = { action: 'circle_invitations_by', max: INVITATIONS_PER_DAY, windowMs: DAY_MS };

/** Invites an address to a circle that the caller belongs to. The answer and its timing are the same for every address. */
export const inviteToCircle = defineCallable(
  'inviteToCircle',
  { secrets: [serverPepper] },
  async ({ circleId, email, language }, caller) => {
    const startedAtMs = performance.now();
    const { uid } = await requireAccountHolder(caller);
    await requireFeature('prayer_circles');
    const outcome = (await consumeNetworkUse(caller, FROM_NETWORK, now()))
      ? await invite(circleId, uid, email, language)
      : 'tooManyFromNetwork';
    await waitForConstantTime(startedAtMs);
    return answerWith('inviteToCircle', outcome, uid);
  },
);

async function invite(
  circleId: string,
  uid: string,
  address: string,
  language: Language | undefined,
): Promise<CircleOutcome> {
  const db = await firestore();
  const [circleDocument, memberDocument] = await db.getAll(
    circleRef(db, circleId),
    circleMemberRef(db, circleId, uid),
  );
  const inviter = readCircleMember(memberDocument);
  const circle = readCircle(circleDocument);
  if (!circle) {
    return 'noCircle';
  }
  if (!inviter) {
    return 'notMember';
  }
  const at = now();
  // Before anything else: a count of emails alone would reveal what the address has to do with the site.
  if (!(await consumeUse(db, BY_MEMBER, pseudonym('account', uid), at))) {
    return 'tooManyInvitations';
  }
  const sent = await sendInvitation({ circle, inviter }, address, language, at);
  if (sent === 'notMailed') {
    await offerWithoutMail({ circle, inviter }, address, language, at);
  }
  // Also for a member's address: a refusal would reveal to other members whose it is.
  return 'done';
}
