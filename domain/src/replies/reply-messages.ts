import type { DeliveryMessage } from '../delivery/delivery.ts';
import { maskedEmail } from '../fields/masked-email.ts';
import { maskedPhone } from '../fields/masked-phone.ts';
import { type Requester, requesterAddress } from './reply-route.ts';

/** Returns the message that announces a reply. Empty if no message with a link can be sent to the requester. */
export function replyMessages(requestId: string, replyId: string, request: Requester): DeliveryMessage[] {
  const address = requesterAddress(request);
  if (address === null) {
    return [];
  }
  const { channel, to } = address;
  return [
    {
      key: `reply_${requestId}_${replyId}`,
      channel,
      template: 'reply',
      recipient: channel === 'email' ? maskedEmail(to) : maskedPhone(to),
      about_id: requestId,
    },
  ];
}
