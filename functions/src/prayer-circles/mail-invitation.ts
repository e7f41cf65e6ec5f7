import { daysLeft, isStillOffered } from '@prayer-community/domain/prayer-circles/circle-invitation';
import { invitationLink } from '@prayer-community/domain/prayer-circles/circle-membership';
import { invitationKey, invitations, readInvitation } from '../data/invitation.ts';
import { readScreens } from '../data/require-feature.ts';
import { sendMail } from '../messaging/mail.ts';
import { hasOptedOut } from '../messaging/mail-opt-out.ts';
import { aboutDocument } from '../messaging/sender.ts';
import { isStaffAddress } from '../platform/address-account.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { publicSiteUrl } from '../platform/parameters.ts';
import { readInviting } from './invitation-by-link.ts';
import { invitationMail } from './invitation-mail.ts';

/**
 * Emails the link of an invitation, unless the invitation is no longer valid, its recipient has opted out of
 * invitations, or circles are turned off.
 * @throws MessageNotAcceptedError if the provider does not accept the email
 */
export const mailInvitation = aboutDocument(async (invitationId, { created_at: queuedAt }, current) => {
  const db = await firestore();
  const at = now();
  const invitation = readInvitation(await invitations(db).doc(invitationId).get());
  if (!invitation || !isStillOffered(invitation, queuedAt, at)) {
    return 'not_needed';
  }
  const { address: to } = invitation;
  const [screens, inviting, isOptedOut, isStaff] = await Promise.all([
    readScreens(),
    readInviting(db, invitation),
    hasOptedOut(db, 'invitations', to),
    isStaffAddress(to),
  ]);
  if (!screens.prayer_circles || !inviting || isOptedOut) {
    return 'not_needed';
  }
  const site = publicSiteUrl.value();
  const key = invitationKey(invitationId, invitation);
  await sendMail(
    invitationMail({
      to,
      inviter: inviting.inviter.display_name,
      circleName: inviting.circle.name,
      link: isStaff ? `${site}/prayerteam` : invitationLink(site, { invitation: invitationId, key }),
      isStaff,
      days: daysLeft(invitation, at),
      language: invitation.language,
    }),
    current,
  );
  return 'sent';
});
