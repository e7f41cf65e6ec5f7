import type { DeliveryMessage } from '../delivery/delivery.ts';
import { maskedEmail } from '../fields/masked-email.ts';
import { maskedPhone } from '../fields/masked-phone.ts';
import { type Requester, requesterAddress } from './reply-route.ts';

/** The message that announces a reply: one for each, none where the requester has only their own link. */
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
