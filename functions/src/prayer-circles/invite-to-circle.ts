import { INVITATIONS_FROM_NETWORK_PER_HOUR } from '@prayer-community/domain/prayer-circles/circle-invitation';
import type { Language } from '@prayer-community/i18n/language';
import { circleMemberRef, circleRef, readCircle, readCircleMember } from '../data/circle.ts';
import { requireScreen } from '../data/require-screen.ts';
import { accountOf } from '../platform/address-account.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { spendNetworkUse } from '../platform/network-limit.ts';
import { serverPepper } from '../platform/parameters.ts';
import { perHour } from '../platform/rate-limit.ts';
import { requireMember } from '../platform/require-member.ts';
import { answerWith, type CircleOutcome } from './circle-answer.ts';
import { offerWithoutMail, sendInvitation } from './send-invitation.ts';

const FROM_NETWORK = perHour('circle_invitations_from', INVITATIONS_FROM_NETWORK_PER_HOUR);

/** Invites an address to a circle that the caller belongs to. */
export const inviteToCircle = defineCallable(
  'inviteToCircle',
  { secrets: [serverPepper] },
  async ({ circleId, email, language }, caller) => {
    const { uid } = await requireMember(caller);
    await requireScreen('prayer_circles');
    const outcome = (await spendNetworkUse(caller, FROM_NETWORK, now()))
      ? await invite(circleId, uid, email, language)
      : 'networkInvitedEnough';
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
  const account = await accountOf(address);
  if (account && (await circleMemberRef(db, circleId, account.uid).get()).exists) {
    return 'alreadyMember';
  }
  const at = now();
  const outcome = await sendInvitation({ circle, inviter }, address, language, at);
  if (outcome === 'notMailed') {
    // Any other answer would reveal what the address has to do with the site.
    await offerWithoutMail({ circle, inviter }, address, language, at);
    return 'done';
  }
  return outcome;
}
