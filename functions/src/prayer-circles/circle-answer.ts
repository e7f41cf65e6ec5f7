import { CIRCLE_REFUSALS } from '@prayer-community/domain/prayer-circles/circle-membership';
import { type Refusal, refusal } from '@prayer-community/domain/refusal';
import { logOutcome } from '../platform/log-outcome.ts';

export type CircleOutcome = 'done' | Exclude<keyof typeof CIRCLE_REFUSALS, 'notInvited'>;

export function answerWith(name: string, outcome: CircleOutcome, uid: string): { success: true } | Refusal {
  logOutcome(name, outcome, uid);
  return outcome === 'done' ? { success: true } : refusal(CIRCLE_REFUSALS[outcome]);
}
