import { sendMail } from '../messaging/mail.ts';
import { staffMailSender } from '../messaging/staff-mail-sender.ts';
import { newRecoveryLink } from '../platform/new-recovery-link.ts';
import { recoveryMail } from './recovery-mail.ts';

export const mailRecovery = staffMailSender(async ({ member, language }, current) => {
  await sendMail(recoveryMail(member, await newRecoveryLink('recovery', member), language), current);
  return 'sent';
});
