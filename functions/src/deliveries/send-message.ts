import type { Delivery, DeliveryTemplate } from '@prayer-community/domain/delivery';
import { recoveryLink } from '@prayer-community/domain/password-recovery';
import { firestore } from '../platform/admin.ts';
import { type Mail, sendMail } from '../platform/mail.ts';
import { publicSiteUrl } from '../platform/parameters.ts';
import { newRecoveryOobCode } from '../platform/recovery-oob-code.ts';
import { profileRef, readStaffAccount, type StaffAccount } from '../platform/staff-account.ts';
import { welcomeMail } from './welcome-mail.ts';

/** Makes the words of a delivery and hands them to its provider; one whose recipient left is done. */
export async function sendMessage(delivery: Delivery<Date>): Promise<void> {
  const recipient = readStaffAccount(await profileRef(await firestore(), delivery.recipient).get());
  if (recipient) {
    await sendMail(await mailOf(delivery.template, recipient));
  }
}

async function mailOf(template: DeliveryTemplate, recipient: StaffAccount): Promise<Mail> {
  switch (template) {
    case 'welcome': {
      const link = recoveryLink(publicSiteUrl.value(), await newRecoveryOobCode(recipient.email));
      return welcomeMail(recipient, link);
    }
  }
}
