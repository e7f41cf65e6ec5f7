import {
  beginGroupAttempt,
  endGroupAttempt,
  type GroupDelivery,
  type GroupEnd,
  ownDeliveryKey,
  pendingRecipients,
} from '@prayer-community/domain/delivery/group-delivery';
import { type DocumentReference, FieldPath } from 'firebase-admin/firestore';
import { deliveries, readGroupDelivery } from '../data/delivery.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import type { DeliveryAttempt } from './delivery-attempt.ts';
import { failuresOf } from './group-outcomes.ts';
import { logGivenUp } from './log-given-up.ts';
import { logRefusal } from './log-refusal.ts';
import type { GroupOutcomes, Sender, Senders } from './sender.ts';
import { startAttempt } from './start-attempt.ts';

/**
 * Attempts a due delivery to several recipients, unless another attempt is running, and stores the result for each. If
 * an attempt is cut off after the provider's answer and before the record, everyone it reached receives the message
 * again.
 */
export async function attemptGroupDelivery(ref: DocumentReference, senders: Senders): Promise<void> {
  const group = await startAttempt(ref, readGroupDelivery, beginGroupAttempt);
  if (!group) {
    return;
  }
  const current = { key: ref.id, attempt: group.attempts };
  const outcomes = await send(group, current, senders[group.template]);
  const end = endGroupAttempt(group, outcomes, now());
  logRefusal(group, end.failure);
  await store(ref, end);
  for (const { delivery } of end.moved.filter(({ delivery: { status } }) => status === 'given_up')) {
    logGivenUp(delivery.template, delivery.failure);
  }
  logOutcome('attemptDelivery', `${group.template}_to_group_${end.failure ?? end.status}`, null);
}

/** If the sender fails as a whole, every pending recipient fails. */
async function send(
  group: GroupDelivery<Date>,
  current: DeliveryAttempt,
  sender: Sender,
): Promise<GroupOutcomes> {
  try {
    return (await sender.sendToGroup?.(group, current)) ?? new Map();
  } catch (error) {
    return failuresOf(pendingRecipients(group), error);
  }
}

/** Writes only what changed, because the provider may have reported an earlier attempt as bounced in the meantime. */
async function store(ref: DocumentReference, { recipients, moved, ...fields }: GroupEnd): Promise<void> {
  const db = await firestore();
  const batch = db.batch();
  const changes = Object.entries(recipients).flatMap(([uid, fate]) => [
    new FieldPath('recipients', uid),
    fate,
  ]);
  batch.update(
    ref,
    'status',
    fields.status,
    'next_attempt_at',
    fields.next_attempt_at,
    'failure',
    fields.failure,
    ...changes,
  );
  for (const { uid, delivery } of moved) {
    batch.set(deliveries(db).doc(ownDeliveryKey(ref.id, uid)), delivery);
  }
  await batch.commit();
}
