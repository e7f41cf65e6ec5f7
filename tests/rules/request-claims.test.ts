import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { claimedBy, claimRequest } from '@prayer-community/domain/prayer-request/request-transitions';
import { FirebaseError } from 'firebase/app';
import { doc, type Firestore, getDoc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';
import { beforeAll, expect, it } from 'vitest';
import { databaseOf, pastTheRules, STAFF_SESSION, startRulesEnvironment } from './rules-environment.ts';
import { storedProfile, storedRequest } from './stored-documents.ts';

const MEMBERS = 20;
const ROUNDS = 5;
/** Writes to the same document wait for each other. */
const CROWD_MS = 120_000;

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await startRulesEnvironment();
});

interface Claimant {
  uid: string;
  db: Firestore;
}

it(`exactly one of ${MEMBERS} members who claim a request at the same time gets it, and the others can read who`, {
  timeout: CROWD_MS,
}, async () => {
  const team: Claimant[] = Array.from({ length: MEMBERS }, (_, number) => {
    const uid = `team-${number}`;
    return { uid, db: databaseOf(environment, uid, { ...STAFF_SESSION }) };
  });
  await pastTheRules(environment, async (past) => {
    await setDoc(doc(past, COLLECTIONS.settings, 'reminders'), { team_may_claim: true });
    for (const { uid } of team) {
      await setDoc(doc(past, COLLECTIONS.profiles, uid), storedProfile(uid, 'prayer_team'));
    }
  });

  for (let round = 0; round < ROUNDS; round += 1) {
    const id = `request-${round}`;
    await pastTheRules(environment, (past) =>
      setDoc(doc(past, COLLECTIONS.prayerRequests, id), storedRequest()),
    );

    const outcomes = await Promise.all(
      team.map(async (member) => ({ member, isWon: await claims(member, id) })),
    );

    const winners = outcomes.filter(({ isWon }) => isWon).map(({ member }) => member.uid);
    expect(winners).toHaveLength(1);
    for (const { member, isWon } of outcomes) {
      const request = await getDoc(doc(member.db, COLLECTIONS.prayerRequests, id));
      expect(request.get('revision')).toBe(1);
      expect(claimedBy({ assigned_to: request.get('assigned_to') }, member.uid)).toBe(
        isWon ? null : winners[0],
      );
    }
  }
});

/** Returns whether the claim succeeded. Retries one that waited too long for others, as the client's SDK does. */
async function claims(member: Claimant, id: string): Promise<boolean> {
  try {
    await updateDoc(doc(member.db, COLLECTIONS.prayerRequests, id), {
      ...claimRequest({ revision: 0 }, member.uid),
      updated_at: serverTimestamp(),
    });
    return true;
  } catch (error) {
    if (!(error instanceof FirebaseError)) {
      throw error;
    }
    if (error.code === 'aborted') {
      return claims(member, id);
    }
    expect(error.code).toBe('permission-denied');
    return false;
  }
}
