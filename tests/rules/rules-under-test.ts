import type { RulesTestEnvironment, TokenOptions } from '@firebase/rules-unit-testing';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { Caller } from '@prayer-community/domain/direct-access';
import type { PrayerRequest } from '@prayer-community/domain/prayer-request/prayer-request';
import { doc, type Firestore, setDoc } from 'firebase/firestore/lite';
import { beforeAll } from 'vitest';
import { newId } from './new-id.ts';
import { databaseAs, databaseOf, pastTheRules, startRulesEnvironment } from './rules-environment.ts';
import { storedRequest, storeStaff } from './stored-documents.ts';

/** A database under the rules, with its staff, shared by the tests of one file. */
export interface RulesUnderTest {
  /** Returns the database as accessed by this caller. */
  databaseAs(caller: Caller): Firestore;
  /** The same for an account that is not one of the callers. */
  databaseOf(uid: string, token: TokenOptions): Firestore;
  pastTheRules(act: (db: Firestore) => Promise<void>): Promise<void>;
  /** Stores a request past the rules and returns its id. */
  storeRequest(changes?: Partial<PrayerRequest<Date>>): Promise<string>;
}

export function rulesUnderTest(): RulesUnderTest {
  let environment: RulesTestEnvironment;

  beforeAll(async () => {
    environment = await startRulesEnvironment();
    await pastTheRules(environment, storeStaff);
  });

  return {
    databaseAs: (caller) => databaseAs(environment, caller),
    databaseOf: (uid, token) => databaseOf(environment, uid, token),
    pastTheRules: (act) => pastTheRules(environment, act),
    async storeRequest(changes) {
      const id = newId();
      await pastTheRules(environment, (past) =>
        setDoc(doc(past, COLLECTIONS.prayerRequests, id), storedRequest(changes)),
      );
      return id;
    },
  };
}
