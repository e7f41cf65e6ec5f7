import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  CALLERS,
  type Caller,
  DOCUMENT_ACCESS,
  type DocumentKind,
  OPERATIONS,
} from '@prayer-community/domain/direct-access';
import { doc, type Firestore, getDoc, setDoc } from 'firebase/firestore/lite';
import { beforeAll, describe, it } from 'vitest';
import { type Attempt, carryOut, listEverywhere, prepare } from './direct-attempts.ts';
import { newId } from './new-id.ts';
import { databaseAs, pastTheRules, startRulesEnvironment } from './rules-environment.ts';
import { storeStaff } from './stored-documents.ts';

let environment: RulesTestEnvironment;
const databases = new Map<Caller, Firestore>();

beforeAll(async () => {
  environment = await startRulesEnvironment();
  await pastTheRules(environment, storeStaff);
  for (const caller of CALLERS) {
    databases.set(caller, databaseAs(environment, caller));
  }
});

function databaseFor(caller: Caller): Firestore {
  const db = databases.get(caller);
  if (!db) {
    throw new Error(`${caller} has no database`);
  }
  return db;
}

const kinds = Object.keys(DOCUMENT_ACCESS).filter((kind): kind is DocumentKind => kind in DOCUMENT_ACCESS);

describe.each(kinds)('%s', (kind) => {
  describe.each(OPERATIONS)('%s', (operation) => {
    it.each(CALLERS)('follows DOCUMENT_ACCESS for %s', async (caller) => {
      const attempt: Attempt = { kind, operation, caller, id: newId() };
      await pastTheRules(environment, (db) => prepare(db, attempt));

      const result = carryOut(databaseFor(caller), attempt);

      const isAllowed = DOCUMENT_ACCESS[kind][operation]?.includes(caller) ?? false;
      await (isAllowed ? assertSucceeds(result) : assertFails(result));
    });
  });
});

const subcollections = kinds.filter((kind) => kind.includes('/'));

describe.each(subcollections)('a collection group query over %s', (kind) => {
  it.each(CALLERS)('is denied to %s', async (caller) => {
    await assertFails(listEverywhere(databaseFor(caller), kind));
  });
});

describe('a collection without a rule', () => {
  it.each(CALLERS)('cannot be read or written by %s', async (caller) => {
    await pastTheRules(environment, (db) => setDoc(doc(db, 'unnamed/any'), { text: 'x' }));

    await assertFails(getDoc(doc(databaseFor(caller), 'unnamed/any')));
    await assertFails(setDoc(doc(databaseFor(caller), 'unnamed/other'), { text: 'x' }));
  });
});
