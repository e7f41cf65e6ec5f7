import type { CallableOutput } from '@prayer-community/domain/callables';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { challengeDocumentId } from '../data/challenge-id.ts';
import { resultOf } from './call-function.ts';
import { mailsTo } from './fake-providers.ts';
import type { StaffMember } from './staff-member.ts';
import { testFirestore } from './test-backend.ts';

type ChallengeDocument = FirebaseFirestore.DocumentReference;

/** Enters the correct password. Returns the id of the challenge. */
export async function openChallenge(
  member: StaffMember,
  address: string,
  knownDevices: string[] = [],
): Promise<string> {
  const { username, password } = member;
  const answer = await resultOf('validateCredentials', { username, password, knownDevices }, { address });
  if (!answer.success) {
    throw new Error(answer.error);
  }
  return answer.challengeId;
}

/** Requests a code and reads it from the email. */
export async function receiveCode(member: StaffMember, challengeId: string): Promise<string> {
  const answer = await resultOf('sendMfaCode', { challengeId });
  if (!answer.success) {
    throw new Error(answer.error);
  }
  return newestCode(member);
}

export async function newestCode({ email }: StaffMember): Promise<string> {
  const [mail] = await mailsTo(email);
  const [, code] = /^Your verification code: ([0-9]{6})\n/.exec(mail?.text ?? '') ?? [];
  if (!code) {
    throw new Error(`no mail with a code to ${email}`);
  }
  return code;
}

export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

type CompletedSignIn = Extract<CallableOutput<'completeMfaLogin'>, { success: true }>;

export async function completeSignIn(
  member: StaffMember,
  address: string,
  knownDevices: string[] = [],
): Promise<CompletedSignIn> {
  const challengeId = await openChallenge(member, address, knownDevices);
  const code = await receiveCode(member, challengeId);
  const verdict = await resultOf('verifyMfaCode', { challengeId, code }, { address });
  const completion = await resultOf('completeMfaLogin', { challengeId });
  if (!verdict.success || !completion.success) {
    throw new Error('the sign-in was not completed');
  }
  return completion;
}

/** Goes through the whole sign-in. Returns the custom token. */
export async function signInFully(member: StaffMember, address: string): Promise<string> {
  return (await completeSignIn(member, address)).token;
}

export function storedChallenge(challengeId: string): ChallengeDocument {
  return testFirestore().collection(COLLECTIONS.signInChallenges).doc(challengeDocumentId(challengeId));
}

/** Makes a challenge older by moving all its times back. */
export async function age(challengeId: string, byMs: number): Promise<void> {
  const document = await storedChallenge(challengeId).get();
  const aged = Object.entries(document.data() ?? {})
    .filter(([, value]) => typeof value?.toMillis === 'function')
    .map(([field, value]) => [field, new Date(value.toMillis() - byMs)]);
  await document.ref.update(Object.fromEntries(aged));
}
