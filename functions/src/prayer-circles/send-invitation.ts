import {
  INVITATIONS_PER_DAY,
  INVITATIONS_TO_ADDRESS_PER_DAY,
  newInvitation,
} from '@prayer-community/domain/circle-invitation';
import { invitationLink } from '@prayer-community/domain/circle-membership';
import type { CircleMember, PrayerCircle } from '@prayer-community/domain/prayer-circle';
import { firestore } from '../platform/admin.ts';
import { pseudonym } from '../platform/client-address.ts';
import { sendMail } from '../platform/mail.ts';
import { publicSiteUrl } from '../platform/parameters.ts';
import { spendUse } from '../platform/rate-limit.ts';
import type { CircleOutcome } from './circle-answer.ts';
import { invitationMail } from './invitation-mail.ts';
import { invitationRef, keyHash, newInvitationKey } from './invitation-store.ts';

const DAY_MS = 86_400_000;
const BY_MEMBER = { action: 'circle_invitations_by', max: INVITATIONS_PER_DAY, windowMs: DAY_MS };
const TO_ADDRESS = { action: 'circle_invitations_to', max: INVITATIONS_TO_ADDRESS_PER_DAY, windowMs: DAY_MS };

/**
 * Stores an invitation in the place of any before it, and mails its link. An invitation whose mail was not taken is
 * withdrawn; it still counts, so that a broken mail service does not lift the limit.
 */
export async function sendInvitation(
  inviter: CircleMember<Date>,
  circle: PrayerCircle<Date>,
  address: string,
  at: Date,
): Promise<CircleOutcome> {
  const db = await firestore();
  if (!(await spendUse(db, BY_MEMBER, pseudonym(inviter.user_id), at))) {
    return 'invitedEnough';
  }
  if (!(await spendUse(db, TO_ADDRESS, pseudonym(address), at))) {
    return 'addressInvitedEnough';
  }
  const key = newInvitationKey();
  const ref = invitationRef(db, inviter.circle_id, address);
  const sent = { circle_id: inviter.circle_id, address, invited_by: inviter.user_id, key_hash: keyHash(key) };
  await ref.set(newInvitation(sent, at));
  const link = invitationLink(publicSiteUrl.value(), { invitation: ref.id, key });
  try {
    await sendMail(
      invitationMail({ to: address, inviter: inviter.display_name, circleName: circle.name, link }),
    );
    return 'done';
  } catch {
    // The error itself may quote the mail, and with it the link.
    await ref.delete();
    return 'notSent';
  }
}
