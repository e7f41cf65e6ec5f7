import { logger } from 'firebase-functions/logger';

/** Logs the outcome of a call and the account, never the input. */
export function logOutcome(name: string, outcome: string, uid: string | null): void {
  logger.info(name, { outcome, uid });
}

/** Logs the outcome of a run and how often it occurred. */
export function logCount(name: string, outcome: string, count: number, uid: string | null): void {
  logger.info(name, { outcome, count, uid });
}
