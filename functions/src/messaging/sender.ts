import type { Delivery, DeliveryTemplate } from '@prayer-community/domain/delivery/delivery';
import type { GroupDelivery, GroupOutcome } from '@prayer-community/domain/delivery/group-delivery';
import type { DeliveryAttempt } from './delivery-attempt.ts';

/**
 * The result of handing a message to its provider. `not_needed` if no one is waiting for it anymore. `postponed` if a daily
 * limit holds it back.
 */
export type SendOutcome = 'sent' | 'not_needed' | 'postponed';

/** The result of handing a message to its provider for each recipient, by uid. */
export type GroupOutcomes = ReadonlyMap<string, GroupOutcome>;

export interface Sender {
  /**
   * Renders a delivery and hands it to its provider, unless no one is waiting for it anymore.
   * @throws MessageNotAcceptedError if the provider does not accept it
   */
  send(message: Delivery<Date>, current: DeliveryAttempt): Promise<SendOutcome>;
  /**
   * Does the same for the recipients of a group who are still waiting. Returns the result for each. Absent if each
   * recipient gets different text.
   */
  sendToGroup?(group: GroupDelivery<Date>, current: DeliveryAttempt): Promise<GroupOutcomes>;
}

export type Senders = Readonly<Record<DeliveryTemplate, Sender>>;

/** Creates a sender of messages about a document, by its id. A message without a document is not needed. */
export function aboutDocument(
  send: (id: string, message: Delivery<Date>, current: DeliveryAttempt) => Promise<SendOutcome>,
): Sender {
  return {
    send: async (message, current) =>
      message.about_id === null ? 'not_needed' : send(message.about_id, message, current),
  };
}
