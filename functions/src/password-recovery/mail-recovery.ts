import { sendMail } from '../messaging/mail.ts';
import { toMember } from '../messaging/to-member.ts';
import { newRecoveryLink } from '../platform/new-recovery-link.ts';
import { recoveryMail } from './recovery-mail.ts';

export const mailRecovery = toMember(async ({ member, language }, current) => {
  await sendMail(recoveryMail(member, await newRecoveryLink('recovery', member), language), current);
  return 'sent';
});
