import {
  requestCode,
  type SignInChallenge,
  withdrawCode,
} from '@prayer-community/domain/auth/sign-in-challenge';
import { mailLanguageOf } from '@prayer-community/domain/staff/profile';
import type { Language } from '@prayer-community/i18n/language';
import { codesSentRef, SENT_CODES } from '../data/sent-codes.ts';
import { challengeRef, readChallenge } from '../data/sign-in-challenge.ts';
import { firestore } from '../platform/admin.ts';
import { codeHash } from '../platform/mailed-code.ts';
import { runOptimisticBatch } from '../platform/optimistic-batch.ts';
import { countUse } from '../platform/rate-limit.ts';
import { profileRef, readStaffAccount } from '../platform/staff-account.ts';

interface IssuedCode {
  outcome: 'sent';
  uid: string;
  email: string;
  firstName: string;
  ownLanguage: Language;
  /** The challenge with the code before this one. */
  previous: SignInChallenge<Date>;
}

/** The result of requesting a code. `over` also if the challenge is unknown or its owner is no longer on the staff. */
export type CodeIssue =
  | IssuedCode
  | { outcome: 'too_soon'; waitMs: number }
  | { outcome: 'too_many' | 'over' };

/** Makes a code the valid one of its challenge, unless a limit is reached. */
export async function issueCode(challengeId: string, code: string, now: Date): Promise<CodeIssue> {
  const db = await firestore();
  const ref = challengeRef(db, challengeId);
  return runOptimisticBatch(db, async (writes) => {
    const document = await ref.get();
    const challenge = readChallenge(document);
    if (!challenge) {
      return { outcome: 'over' };
    }
    const { uid } = challenge;
    const [sent, profile] = await Promise.all([codesSentRef(db, challenge).get(), profileRef(db, uid).get()]);
    const member = readStaffAccount(profile);
    const request = requestCode(challenge, codeHash('sign-in code', challengeId, code), now);
    if (!member || request.outcome === 'over') {
      return { outcome: 'over' };
    }
    if (request.outcome === 'too_soon') {
      return request;
    }
    const use = countUse(SENT_CODES, sent.data(), now);
    if (!use) {
      return { outcome: 'too_many' };
    }
    writes.update(sent, use);
    writes.updateMarked(document, request.challenge);
    const { email, first_name: firstName } = member;
    return {
      outcome: 'sent',
      uid,
      email,
      firstName,
      ownLanguage: mailLanguageOf(member),
      previous: challenge,
    };
  });
}

/**
 * Withdraws a code whose email was not accepted, unless a newer code has replaced it.
 * @param previous the challenge with the code that becomes valid again
 */
export async function withdrawIssuedCode(
  challengeId: string,
  code: string,
  previous: SignInChallenge<Date>,
): Promise<void> {
  const db = await firestore();
  const { FieldValue } = await import('firebase-admin/firestore');
  await runOptimisticBatch(db, async (writes) => {
    const document = await challengeRef(db, challengeId).get();
    const challenge = readChallenge(document);
    if (challenge?.code_hash !== codeHash('sign-in code', challengeId, code)) {
      return;
    }
    const sent = await codesSentRef(db, challenge).get();
    writes.update(document, withdrawCode(challenge, previous));
    if (sent.exists) {
      writes.update(sent, { count: FieldValue.increment(-1) });
    }
  });
}
