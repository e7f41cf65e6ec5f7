import type { GroupOutcome } from '@prayer-community/domain/delivery/group-delivery';
import { failureOf } from './message-not-taken-error.ts';
import type { GroupOutcomes } from './sender.ts';

export const SENT: GroupOutcome = { fate: 'sent' };
export const NOT_NEEDED: GroupOutcome = { fate: 'not_needed' };

/**
 * The outcomes of recipients whom a failed call does not reach. A call that the provider refuses may be refused for one of several:
 * each of them continues alone.
 */
export function failuresOf(uids: readonly string[], error: unknown): GroupOutcomes {
  const failure = failureOf(error);
  return new Map(uids.map((uid) => [uid, { fate: 'failed', failure, isOwn: failure === 'not_accepted' }]));
}
