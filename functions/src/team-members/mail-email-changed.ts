import { emailChanges, readEmailChange } from '../data/email-change.ts';
import { sendMail } from '../messaging/mail.ts';
import { staffMailSender } from '../messaging/staff-mail-sender.ts';
import { firestore } from '../platform/admin.ts';
import { emailChangedMail } from './email-changed-mail.ts';

/** Notifies a member's former address of the change, unless the change was reverted or is no longer stored. */
export const mailEmailChanged = staffMailSender(async ({ member, about_id: changeId, language }, current) => {
  const changes = emailChanges(await firestore());
  const change = changeId && readEmailChange(await changes.doc(changeId).get());
  if (!change || change.changed_at === null) {
    return 'not_needed';
  }
  await sendMail(emailChangedMail(change.former_email, member, language), current);
  return 'sent';
});
