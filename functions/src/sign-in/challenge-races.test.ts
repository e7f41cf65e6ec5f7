import { randomUUID } from 'node:crypto';
import { CODE_MAX_TRIES } from '@prayer-community/domain/auth/mailed-code';
import {
  ACCOUNT_FAILURES_UNTIL_LOCK,
  DEFAULT_ADDRESS_FAILURES_UNTIL_LOCK,
} from '@prayer-community/domain/auth/sign-in-lockout';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newChallengeId } from '../data/challenge-id.ts';
import { accountSubject } from '../platform/failure-count.ts';
import { randomAddress } from '../testing/random-address.ts';
import { storedChallenge, wrongCode } from '../testing/sign-in-steps.ts';
import { createStaffMember, type StaffMember } from '../testing/staff-member.ts';
import { testFirestore } from '../testing/test-backend.ts';
import { checkTypedCode } from './check-typed-code.ts';
import { issueCode } from './issue-code.ts';
import { type Attempt, admitAttempt, openChallenge } from './sign-in-attempt.ts';
import { useUpChallenge } from './use-up-challenge.ts';

// Runs in this process against the emulator's Firestore, because the functions emulator would start a process for each
// simultaneous call.
const MANY = 20;
const CODE = '123456';

let member: StaffMember;
let address: string;
let challengeId: string;

beforeEach(async () => {
  testFirestore();
  vi.stubEnv('SIGN_IN_FREE_FAILURES_PER_ADDRESS', String(DEFAULT_ADDRESS_FAILURES_UNTIL_LOCK));
  member = await createStaffMember();
  address = randomAddress();
  challengeId = newChallengeId();
  const [attempt] = admitted([await admitAttempt({ username: member.username }, address, new Date())]);
  if (!attempt) {
    throw new Error('locked');
  }
  await openChallenge(challengeId, member.uid, attempt);
});

function admitted(admissions: readonly Awaited<ReturnType<typeof admitAttempt>>[]): Attempt[] {
  return admissions.flatMap((admission) => (admission.outcome === 'admitted' ? [admission.attempt] : []));
}

function atOnce<Result>(act: () => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: MANY }, act));
}

describe('simultaneous calls', () => {
  it('admit only as many password checks as it takes to lock the account', async () => {
    const username = randomUUID();
    const attempts = await atOnce(() => admitAttempt({ username }, address, new Date()));
    expect(admitted(attempts)).toHaveLength(ACCOUNT_FAILURES_UNTIL_LOCK);
    const [first] = admitted(attempts);
    const { ref } = accountSubject(testFirestore(), first?.account ?? '');
    expect((await ref.get()).data()).toMatchObject({ failures: ACCOUNT_FAILURES_UNTIL_LOCK });
  });

  it('are each counted against their IP address', async () => {
    const attempts = await atOnce(() => admitAttempt({ username: randomUUID() }, address, new Date()));
    expect(admitted(attempts)).toHaveLength(MANY);
    const more = await atOnce(() => admitAttempt({ username: randomUUID() }, address, new Date()));
    expect(admitted(more)).toHaveLength(DEFAULT_ADDRESS_FAILURES_UNTIL_LOCK - MANY);
  });

  it('send only one code', async () => {
    const issues = await atOnce(() => issueCode(challengeId, CODE, new Date()));
    expect(issues.filter(({ outcome }) => outcome === 'sent')).toHaveLength(1);
    expect(issues.filter(({ outcome }) => outcome === 'too_soon')).toHaveLength(MANY - 1);
  });

  it('check only five wrong codes', async () => {
    await issueCode(challengeId, CODE, new Date());
    const verdicts = await atOnce(() => checkTypedCode(challengeId, wrongCode(CODE), address, new Date()));
    expect(verdicts.filter(({ outcome }) => outcome === 'wrong')).toHaveLength(CODE_MAX_TRIES);
    expect(verdicts.filter(({ outcome }) => outcome === 'void')).toHaveLength(MANY - CODE_MAX_TRIES);
    expect((await storedChallenge(challengeId).get()).data()).toMatchObject({ wrong_tries: CODE_MAX_TRIES });
    expect(await checkTypedCode(challengeId, CODE, address, new Date())).toMatchObject({ outcome: 'void' });
  });

  it('accept a code only once and complete the sign-in only once', async () => {
    await issueCode(challengeId, CODE, new Date());
    const verdicts = await atOnce(() => checkTypedCode(challengeId, CODE, address, new Date()));
    expect(verdicts.filter(({ outcome }) => outcome === 'right')).toHaveLength(1);
    const completions = await atOnce(() => useUpChallenge(challengeId, new Date()));
    expect(completions.filter((challenge) => challenge?.uid === member.uid)).toHaveLength(1);
    expect(completions.filter((challenge) => challenge === null)).toHaveLength(MANY - 1);
  });
});
