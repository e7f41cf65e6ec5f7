import type { Delivery, DeliveryTemplate } from '@prayer-community/domain/delivery/delivery';
import type { GroupDelivery, GroupOutcome } from '@prayer-community/domain/delivery/group-delivery';
import type { DeliveryTry } from './mail-event.ts';

/** What handing a message to its provider came to; `not_needed` where nobody waits for it any more. */
export type SendOutcome = 'sent' | 'not_needed';

/** What handing a message to its provider came to for each recipient, by uid. */
export type GroupOutcomes = ReadonlyMap<string, GroupOutcome>;

/** Sends a message to those of a group who still wait for it, and says what came of it for each. */
export type GroupSender = (group: GroupDelivery<Date>, current: DeliveryTry) => Promise<GroupOutcomes>;

export interface Sender {
  /**
   * Makes the words of a delivery and hands them to its provider, unless nobody waits for it any more.
   * @throws MessageNotTakenError where the provider does not take it
   */
  (message: Delivery<Date>, current: DeliveryTry): Promise<SendOutcome>;
  /** The same for several recipients; absent where each gets words of their own. */
  readonly sendToGroup?: GroupSender;
}

/** Who sends the messages of each kind. */
export type Senders = Readonly<Record<DeliveryTemplate, Sender>>;

/** A sender of messages about a document, by its id; nobody waits for one that is about none. */
export function aboutDocument(
  send: (id: string, message: Delivery<Date>, current: DeliveryTry) => Promise<SendOutcome>,
): Sender {
  return async (message, current) =>
    message.about_id === null ? 'not_needed' : send(message.about_id, message, current);
}
