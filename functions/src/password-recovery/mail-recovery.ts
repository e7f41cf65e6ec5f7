import { sendMail } from '../messaging/mail.ts';
import { toStaffMember } from '../messaging/to-staff-member.ts';
import { newRecoveryLink } from '../platform/new-recovery-link.ts';
import { recoveryMail } from './recovery-mail.ts';

export const mailRecovery = toStaffMember(async ({ member, language }, current) => {
  await sendMail(recoveryMail(member, await newRecoveryLink('recovery', member), language), current);
  return 'sent';
});
