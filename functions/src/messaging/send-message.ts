import type { Delivery } from '@prayer-community/domain/delivery/delivery';
import { announceContent } from '../daily-content/announce-content.ts';
import { mailInvitation } from '../prayer-circles/mail-invitation.ts';
import { mailPrayerNotice } from '../prayer-notices/mail-prayer-notice.ts';
import { mailStatusLink } from '../status-page/mail-status-link.ts';
import type { DeliveryTry } from './mail-event.ts';
import type { SendOutcome } from './send-outcome.ts';
import { sendToMember } from './send-to-member.ts';

/**
 * Makes the words of a delivery and hands them to its provider, unless nobody waits for it any more.
 * @throws MessageNotTakenError where the provider does not take it
 */
export async function sendMessage(
  key: string,
  { template, ...message }: Delivery<Date>,
): Promise<SendOutcome> {
  const current: DeliveryTry = { key, attempt: message.attempts };
  switch (template) {
    case 'daily_content':
      return message.about_id === null ? 'not_needed' : announceContent(message.about_id);
    case 'invitation':
      return message.about_id === null
        ? 'not_needed'
        : mailInvitation(message.about_id, message.created_at, current);
    case 'status_link':
      return message.about_id === null ? 'not_needed' : mailStatusLink(message.about_id, current);
    case 'prayer_notice':
      return message.about_id === null ? 'not_needed' : mailPrayerNotice(message.about_id, current);
    default:
      return sendToMember({ template, ...message }, current);
  }
}
