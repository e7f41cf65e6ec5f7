import { sendMail } from '../messaging/mail.ts';
import { staffMailSender } from '../messaging/staff-mail-sender.ts';
import { newRecoveryLink } from '../platform/new-recovery-link.ts';
import { welcomeMail } from './welcome-mail.ts';

export const mailWelcome = staffMailSender(async ({ member, language }, current) => {
  await sendMail(welcomeMail(member, await newRecoveryLink('welcome', member), language), current);
  return 'sent';
});
