import {
  EMAIL_CHANGE_REFUSALS,
  EMAIL_CHANGES_PER_HOUR,
  newEmailChange,
} from '@prayer-community/domain/auth/email-change';
import { RESEND_AFTER_MS } from '@prayer-community/domain/auth/mailed-code';
import type { CallableInput } from '@prayer-community/domain/callables';
import { SECOND_MS } from '@prayer-community/domain/fields/durations';
import { refusal } from '@prayer-community/domain/refusal';
import { mailLanguageOf } from '@prayer-community/domain/staff/profile';
import type { Firestore } from 'firebase-admin/firestore';
import { emailChanges } from '../data/email-change.ts';
import { consumeMailQuota } from '../messaging/mail-limit.ts';
import { sendAwaitedMail } from '../messaging/send-awaited-mail.ts';
import { staffUidOf } from '../platform/address-account.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { codeHash, newCode } from '../platform/mailed-code.ts';
import { sendgridApiKey, serverPepper } from '../platform/parameters.ts';
import { pseudonym } from '../platform/pseudonym.ts';
import { consumeUse, perHour } from '../platform/rate-limit.ts';
import { requireRecentLeader } from '../platform/require-leader.ts';
import { profileRef, readStaffAccount, type StaffAccount } from '../platform/staff-account.ts';
import { emailChangeMail } from './email-change-mail.ts';

const CODES = perHour('email_changes', EMAIL_CHANGES_PER_HOUR);

type Refused = 'noMember' | 'emailTaken' | 'tooManyCodes' | 'tooManyMails' | 'codeNotSent';
type Outcome = { outcome: 'sent'; changeId: string } | { outcome: Refused };

/** Emails a code to a member's new address. Nothing changes until the code is entered. */
export const requestEmailChange = defineCallable(
  'requestEmailChange',
  { secrets: [serverPepper, sendgridApiKey] },
  async (input, caller) => {
    const at = now();
    const leaderUid = await requireRecentLeader(caller, at);
    const issued = await issue(input, leaderUid, at);
    logOutcome('requestEmailChange', issued.outcome, input.uid);
    return issued.outcome === 'sent'
      ? { success: true, changeId: issued.changeId, resendAfterSeconds: RESEND_AFTER_MS / SECOND_MS }
      : refusal(EMAIL_CHANGE_REFUSALS[issued.outcome]);
  },
);

async function issue(
  { uid, email }: CallableInput<'requestEmailChange'>,
  leaderUid: string,
  now: Date,
): Promise<Outcome> {
  const db = await firestore();
  const member = readStaffAccount(await profileRef(db, uid).get());
  if (!member) {
    return { outcome: 'noMember' };
  }
  if ((await staffUidOf(email)) !== null) {
    return { outcome: 'emailTaken' };
  }
  if (!(await consumeUse(db, CODES, pseudonym('e-mail change', uid), now))) {
    return { outcome: 'tooManyCodes' };
  }
  if (!(await consumeMailQuota(db, email, now))) {
    return { outcome: 'tooManyMails' };
  }
  return send(db, { uid, email, leaderUid }, member, now);
}

async function send(
  db: Firestore,
  { uid, email, leaderUid }: { uid: string; email: string; leaderUid: string },
  member: StaffAccount,
  now: Date,
): Promise<Outcome> {
  const code = newCode();
  const ref = emailChanges(db).doc();
  const change = { user_id: uid, email, former_email: member.email, requested_by: leaderUid };
  await ref.create({ ...newEmailChange(change, codeHash('e-mail change code', ref.id, code), now) });
  const mail = emailChangeMail(email, member.first_name, code, mailLanguageOf(member));
  if (await sendAwaitedMail('email_change_code', mail)) {
    return { outcome: 'sent', changeId: ref.id };
  }
  await ref.delete();
  return { outcome: 'codeNotSent' };
}
