import { randomUUID } from 'node:crypto';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { firstMember, newCircle, newMember } from '@prayer-community/domain/prayer-circles/prayer-circle';
import * as z from 'zod';
import { circleMemberRef, circleRef } from '../data/circle.ts';
import { resultOf } from './call-function.ts';
import { emulatorAddress, testAuth, testFirestore, testProject } from './test-backend.ts';

/** A user with a confirmed address, signed in by a link. */
export interface TestMember {
  uid: string;
  email: string;
  idToken: string;
}

/** Uses a sign-in code as the web client does. */
export async function signInWithCode(email: string, oobCode: string): Promise<TestMember> {
  const answer = await resultOf('completeLinkSignIn', { email, oobCode });
  if (!answer.success) {
    throw new Error(answer.error);
  }
  const idToken = await beginSession('signInWithCustomToken', { token: answer.token });
  const { uid } = await testAuth().verifyIdToken(idToken);
  return { uid, email, idToken };
}

/** Starts a session as the web SDK does: with a custom token, with a password, or with a new account. Returns its ID token. */
export async function beginSession(
  method: 'signInWithCustomToken' | 'signInWithPassword' | 'signUp',
  input: object,
): Promise<string> {
  const answer = await postToAuth(`accounts:${method}`, { ...input, returnSecureToken: true });
  return z.object({ idToken: z.string() }).parse(answer).idToken;
}

export function randomEmail(): string {
  return `member-${randomUUID()}@example.org`;
}

export async function createMember(email = randomEmail()): Promise<TestMember> {
  const settings = { url: 'http://127.0.0.1/sign-in', handleCodeInApp: true };
  const link = new URL(await testAuth().generateSignInWithEmailLink(email, settings));
  return signInWithCode(email, link.searchParams.get('oobCode') ?? '');
}

type CircleUser = Pick<TestMember, 'uid'>;

export function circleNameOf(circleId: string): string {
  return `Healing ${circleId}`;
}

/** Stores a circle of the given members, led by the first. Returns its id. */
export async function storeCircle(leader: CircleUser, ...others: CircleUser[]): Promise<string> {
  const db = testFirestore();
  const circle = db.collection(COLLECTIONS.prayerCircles).doc();
  const details = { name: circleNameOf(circle.id), description: null, topic: null };
  const now = new Date();
  const batch = db.batch();
  batch.set(circle, { ...newCircle(details, leader.uid, now), member_count: 1 + others.length });
  batch.set(circleMemberRef(db, circle.id, leader.uid), firstMember(circle.id, leader.uid, 'Anna', now));
  for (const { uid } of others) {
    batch.set(circleMemberRef(db, circle.id, uid), newMember(circle.id, uid, 'Ruth', now));
  }
  await batch.commit();
  return circle.id;
}

export async function membersOf(circleId: string): Promise<{ counted: unknown; uids: string[] }> {
  const circle = circleRef(testFirestore(), circleId);
  const [document, members] = await Promise.all([circle.get(), circle.collection('members').get()]);
  return { counted: document.data()?.member_count, uids: members.docs.map(({ id }) => id).sort() };
}

async function postToAuth(method: string, input: object): Promise<unknown> {
  const host = emulatorAddress('FIREBASE_AUTH_EMULATOR_HOST');
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/${method}?key=${testProject()}`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(input),
    },
  );
  return response.json();
}
