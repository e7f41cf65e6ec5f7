import type { DeliveryMessage } from '../delivery/delivery.ts';
import { maskedEmail } from '../fields/masked-email.ts';

/** The mail with the link of a request; it shows neither the whole address nor the key. */
export function statusLinkMessage(requestId: string, email: string): DeliveryMessage {
  return {
    key: statusLinkMessageKey(requestId),
    channel: 'email',
    template: 'status_link',
    recipient: maskedEmail(email),
    about_id: requestId,
  };
}

/** Each request has one such mail. */
export function statusLinkMessageKey(requestId: string): string {
  return `status_link_${requestId}`;
}
