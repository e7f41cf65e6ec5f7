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
import { repeatNextCommit } from '../testing/repeat-next-commit.ts';
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

describe('if the response to its write is lost,', () => {
  it('a password check counts once', async () => {
    const username = randomUUID();
    repeatNextCommit();
    const [attempt] = admitted([await admitAttempt({ username }, address, new Date())]);
    const counters = await testFirestore().getAll(...(attempt?.failures ?? []).map(({ ref }) => ref));
    expect(counters.map((counter) => counter.get('failures'))).toEqual([1, 1]);
  });

  it('a code is still sent', async () => {
    repeatNextCommit();
    expect(await issueCode(challengeId, CODE, new Date())).toMatchObject({
      outcome: 'sent',
      uid: member.uid,
    });
    expect(await checkTypedCode(challengeId, CODE, address, new Date())).toMatchObject({ outcome: 'right' });
  });

  it('a right code is still accepted', async () => {
    await issueCode(challengeId, CODE, new Date());
    repeatNextCommit();
    expect(await checkTypedCode(challengeId, CODE, address, new Date())).toMatchObject({ outcome: 'right' });
  });

  it('a wrong code counts once', async () => {
    await issueCode(challengeId, CODE, new Date());
    repeatNextCommit();
    const verdict = await checkTypedCode(challengeId, wrongCode(CODE), address, new Date());
    expect(verdict).toEqual({ outcome: 'wrong', uid: member.uid, triesLeft: CODE_MAX_TRIES - 1 });
    expect((await storedChallenge(challengeId).get()).data()).toMatchObject({ wrong_tries: 1 });
  });

  it('the sign-in is still completed, and only once', async () => {
    await issueCode(challengeId, CODE, new Date());
    await checkTypedCode(challengeId, CODE, address, new Date());
    repeatNextCommit();
    expect(await useUpChallenge(challengeId, new Date())).toMatchObject({ uid: member.uid });
    expect(await useUpChallenge(challengeId, new Date())).toBeNull();
    expect(await checkTypedCode(challengeId, CODE, address, new Date())).toMatchObject({ outcome: 'void' });
    expect(await issueCode(challengeId, CODE, new Date())).toEqual({ outcome: 'over' });
  });
});
