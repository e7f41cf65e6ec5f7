import { COLLECTIONS } from '@prayer-community/domain/collections';
import { type PasswordResetRequest, recoveryLink } from '@prayer-community/domain/password-recovery';
import { FUNCTIONS_REGION } from '@prayer-community/domain/region';
import { onDocumentCreated } from 'firebase-functions/firestore';
import * as z from 'zod';
import { auth, firestore } from '../platform/admin.ts';
import { pseudonym } from '../platform/client-address.ts';
import { now } from '../platform/clock.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { sendMail } from '../platform/mail.ts';
import { publicSiteUrl, sendgridApiKey, signInCodePepper } from '../platform/parameters.ts';
import { spendUse } from '../platform/rate-limit.ts';
import { newRecoveryOobCode } from '../platform/recovery-oob-code.ts';
import { profileRef, readStaffAccount } from '../platform/staff-account.ts';
import { storedInstant } from '../platform/stored-instant.ts';
import { LINKS_PER_HOUR } from './recovery-limit.ts';
import { recoveryMail } from './recovery-mail.ts';

const requestSchema: z.ZodType<PasswordResetRequest<Date>> = z.object({
  email: z.string(),
  requested_at: storedInstant,
  expires_at: storedInstant,
});

/** Mails the recovery link to a member who asked for it; retried until the request is an hour old. */
export const mailRecoveryLink = onDocumentCreated(
  {
    document: `${COLLECTIONS.passwordResetRequests}/{requestId}`,
    region: FUNCTIONS_REGION,
    secrets: [signInCodePepper, sendgridApiKey],
    retry: true,
  },
  async (event) => {
    // The event can come twice; the document is gone once it was answered.
    const document = await event.data?.ref.get();
    if (!document?.exists) {
      return;
    }
    const request = requestSchema.parse(document.data());
    if (request.expires_at > now()) {
      await answer(request.email);
    }
    await document.ref.delete();
  },
);

async function answer(email: string): Promise<void> {
  const db = await firestore();
  const uid = await uidOf(email);
  const member = readStaffAccount(await profileRef(db, uid).get());
  // An account can change its own address with the password alone: mail goes to the address that leadership entered.
  if (uid === null || member?.email.toLowerCase() !== email) {
    logOutcome('mailRecoveryLink', 'not_a_member', uid);
    return;
  }
  if (!(await spendUse(db, LINKS_PER_HOUR, pseudonym(`recovery ${uid}`), now()))) {
    logOutcome('mailRecoveryLink', 'limited', uid);
    return;
  }
  const link = recoveryLink(publicSiteUrl.value(), await newRecoveryOobCode(email));
  await sendMail(recoveryMail(member.email, member.first_name, member.username, link));
  logOutcome('mailRecoveryLink', 'sent', uid);
}

async function uidOf(email: string): Promise<string | null> {
  const { users } = await (await auth()).getUsers([{ email }]);
  return users[0]?.uid ?? null;
}
