import type { GroupOutcome } from '@prayer-community/domain/delivery/group-delivery';
import { failureOfSending } from './message-not-accepted-error.ts';
import type { GroupOutcomes } from './sender.ts';

export const SENT: GroupOutcome = { fate: 'sent' };
export const NOT_NEEDED: GroupOutcome = { fate: 'not_needed' };

/**
 * Returns the outcomes of recipients whom a failed call did not reach. If the provider refuses a call, a single
 * recipient may be the cause, so each continues separately.
 */
export function failuresOf(uids: readonly string[], error: unknown): GroupOutcomes {
  const failure = failureOfSending(error);
  return new Map(uids.map((uid) => [uid, { fate: 'failed', failure, isOwn: failure === 'not_accepted' }]));
}
