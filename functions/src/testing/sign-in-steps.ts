import type { CallableOutput } from '@prayer-community/domain/callables';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { challengeDocumentId } from '../data/challenge-id.ts';
import { resultOf } from './call-function.ts';
import { mailsTo } from './fake-providers.ts';
import type { StaffMember } from './staff-member.ts';
import { testFirestore } from './test-backend.ts';

type ChallengeDocument = FirebaseFirestore.DocumentReference;

/** Gives the right password, and returns the id of the challenge that opens. */
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

/** Has a code sent, and reads it from the mail. */
export async function receiveCode(member: StaffMember, challengeId: string): Promise<string> {
  const answer = await resultOf('sendMfaCode', { challengeId });
  if (!answer.success) {
    throw new Error(answer.error);
  }
  return newestCode(member);
}

/** The code of the newest mail to the member. */
export async function newestCode({ email }: StaffMember): Promise<string> {
  const [mail] = await mailsTo(email);
  const [, code] = /^Your verification code: ([0-9]{6})\n/.exec(mail?.text ?? '') ?? [];
  if (!code) {
    throw new Error(`no mail with a code to ${email}`);
  }
  return code;
}

/** Another code than the given one. */
export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

/** What a completed sign-in brings. */
export type CompletedSignIn = Extract<CallableOutput<'completeMfaLogin'>, { success: true }>;

/** Goes through the whole sign-in. */
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

/** Goes through the whole sign-in, and returns the custom token. */
export async function signInFully(member: StaffMember, address: string): Promise<string> {
  return (await completeSignIn(member, address)).token;
}

/** Where a challenge is stored. */
export function storedChallenge(challengeId: string): ChallengeDocument {
  return testFirestore().collection(COLLECTIONS.signInChallenges).doc(challengeDocumentId(challengeId));
}

/** Makes a challenge older, as if all that happened to it had happened that much earlier. */
export async function age(challengeId: string, byMs: number): Promise<void> {
  const document = await storedChallenge(challengeId).get();
  const aged = Object.entries(document.data() ?? {})
    .filter(([, value]) => typeof value?.toMillis === 'function')
    .map(([field, value]) => [field, new Date(value.toMillis() - byMs)]);
  await document.ref.update(Object.fromEntries(aged));
}
