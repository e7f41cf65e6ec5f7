import { deliveringAtOnce, deliveringLater } from './messaging/deliver.ts';
import { retryingDelivery } from './messaging/retry-delivery.ts';
import { SENDERS } from './senders.ts';

export const deliverAtOnce = deliveringAtOnce(SENDERS);
export const deliverLater = deliveringLater(SENDERS);
export const retryDelivery = retryingDelivery(SENDERS);
