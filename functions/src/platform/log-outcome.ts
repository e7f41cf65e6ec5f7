import { logger } from 'firebase-functions/logger';

/** Logs what a call came to: its name, the outcome and whose account, never what was sent. */
export function logOutcome(name: string, outcome: string, uid: string | null): void {
  logger.info(name, { outcome, uid });
}
