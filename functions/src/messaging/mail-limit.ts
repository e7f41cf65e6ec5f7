import {
  MAILS_TO_ADDRESS_PER_DAY,
  mailboxOf,
  UNCONFIRMED_MAIL_DAYS,
} from '@prayer-community/domain/delivery/mail-limit';
import type { Firestore } from 'firebase-admin/firestore';
import { pseudonym } from '../platform/pseudonym.ts';
import { type RateLimit, spendUse } from '../platform/rate-limit.ts';

const DAY_MS = 86_400_000;
const TO_ADDRESS: RateLimit = { action: 'mails_to', max: MAILS_TO_ADDRESS_PER_DAY, windowMs: DAY_MS };
const UNCONFIRMED: RateLimit = {
  action: 'mails_to_unconfirmed',
  max: 1,
  windowMs: UNCONFIRMED_MAIL_DAYS * DAY_MS,
};

/** Counts one mail that a stranger may have caused, unless its mailbox was sent many today: of whatever kind. */
export function mayMail(db: Firestore, address: string, now: Date): Promise<boolean> {
  return spendUse(db, TO_ADDRESS, subjectOf(address), now);
}

/**
 * The same for a mail that nobody at the mailbox just requested: one that is not confirmed gets a single one.
 * @param isConfirmed as `isConfirmedAddress` says
 */
export async function mayMailUnrequested(
  db: Firestore,
  address: string,
  isConfirmed: boolean,
  now: Date,
): Promise<boolean> {
  // First what refuses the most: what is not mailed uses up none of the mails of a day.
  const isFirst = isConfirmed || (await spendUse(db, UNCONFIRMED, subjectOf(address), now));
  return isFirst && mayMail(db, address, now);
}

function subjectOf(address: string): string {
  return pseudonym('mails to', mailboxOf(address));
}
