import { MAILS_TO_ADDRESS_PER_DAY, mailboxOf } from '@prayer-community/domain/mail-limit';
import type { Firestore } from 'firebase-admin/firestore';
import { pseudonym } from './pseudonym.ts';
import { type RateLimit, spendUse } from './rate-limit.ts';

const TO_ADDRESS: RateLimit = { action: 'mails_to', max: MAILS_TO_ADDRESS_PER_DAY, windowMs: 86_400_000 };

/** Counts one mail that a stranger may have caused, unless its mailbox was sent many today: of whatever kind. */
export function mayMail(db: Firestore, address: string, now: Date): Promise<boolean> {
  return spendUse(db, TO_ADDRESS, pseudonym('mails to', mailboxOf(address)), now);
}
