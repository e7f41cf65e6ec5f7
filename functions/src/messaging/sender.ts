import type { Delivery, DeliveryTemplate } from '@prayer-community/domain/delivery/delivery';
import type { DeliveryTry } from './mail-event.ts';

/** What handing a message to its provider came to; `not_needed` where nobody waits for it any more. */
export type SendOutcome = 'sent' | 'not_needed';

/**
 * Makes the words of a delivery and hands them to its provider, unless nobody waits for it any more.
 * @throws MessageNotTakenError where the provider does not take it
 */
export type Sender = (message: Delivery<Date>, current: DeliveryTry) => Promise<SendOutcome>;

/** Who sends the messages of each kind. */
export type Senders = Readonly<Record<DeliveryTemplate, Sender>>;

/** A sender of messages about a document, by its id; nobody waits for one that is about none. */
export function aboutDocument(
  send: (id: string, message: Delivery<Date>, current: DeliveryTry) => Promise<SendOutcome>,
): Sender {
  return async (message, current) =>
    message.about_id === null ? 'not_needed' : send(message.about_id, message, current);
}
