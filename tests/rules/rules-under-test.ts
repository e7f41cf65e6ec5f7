import type { RulesTestEnvironment, TokenOptions } from '@firebase/rules-unit-testing';
import type { Caller } from '@prayer-community/domain/direct-access';
import type { Firestore } from 'firebase/firestore/lite';
import { beforeAll } from 'vitest';
import { databaseAs, databaseOf, pastTheRules, startRulesEnvironment } from './rules-environment.ts';
import { storeStaff } from './stored-documents.ts';

/** A database under the rules, with its staff, shared by the tests of one file. */
export interface RulesUnderTest {
  /** Returns the database as accessed by this caller. */
  databaseAs(caller: Caller): Firestore;
  /** The same for an account that is not one of the callers. */
  databaseOf(uid: string, token: TokenOptions): Firestore;
  pastTheRules(act: (db: Firestore) => Promise<void>): Promise<void>;
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
  };
}
