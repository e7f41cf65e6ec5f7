import { sendMail } from '../messaging/mail.ts';
import { toStaffMember } from '../messaging/to-staff-member.ts';
import { newRecoveryLink } from '../platform/new-recovery-link.ts';
import { welcomeMail } from './welcome-mail.ts';

export const mailWelcome = toStaffMember(async ({ member, language }, current) => {
  await sendMail(welcomeMail(member, await newRecoveryLink('welcome', member), language), current);
  return 'sent';
});
