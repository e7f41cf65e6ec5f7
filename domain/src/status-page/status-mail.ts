import type { DeliveryMessage } from '../delivery/delivery.ts';
import { maskedEmail } from '../fields/masked-email.ts';

/**
 * Returns the message for the email with a request's link. Each request has one. It contains neither the full address nor
 * the key.
 */
export function statusLinkMessage(requestId: string, email: string): DeliveryMessage {
  return {
    key: `status_link_${requestId}`,
    channel: 'email',
    template: 'status_link',
    recipient: maskedEmail(email),
    about_id: requestId,
  };
}
