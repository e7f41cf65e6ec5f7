import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  CALLERS,
  type Caller,
  DOCUMENT_ACCESS,
  type DocumentKind,
  OPERATIONS,
} from '@prayer-community/domain/direct-access';
import { doc, type Firestore, getDoc, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { type Attempt, carryOut, listEverywhere, prepare } from './direct-attempts.ts';
import { signedInAs, startRulesEnvironment } from './rules-environment.ts';
import { storeStaff } from './stored-documents.ts';

let environment: RulesTestEnvironment;
const databases = new Map<Caller, Firestore>();

beforeAll(async () => {
  environment = await startRulesEnvironment();
  await pastTheRules(storeStaff);
  for (const caller of CALLERS) {
    databases.set(caller, signedInAs(environment, caller).firestore());
  }
});

afterAll(() => environment.cleanup());

function pastTheRules(act: (db: Firestore) => Promise<void>): Promise<void> {
  return environment.withSecurityRulesDisabled((context) => act(context.firestore()));
}

function databaseOf(caller: Caller): Firestore {
  const db = databases.get(caller);
  if (!db) {
    throw new Error(`${caller} has no database`);
  }
  return db;
}

const kinds = Object.keys(DOCUMENT_ACCESS).filter((kind): kind is DocumentKind => kind in DOCUMENT_ACCESS);
let attempts = 0;

describe.each(kinds)('%s', (kind) => {
  describe.each(OPERATIONS)('%s', (operation) => {
    it.each(CALLERS)('%s', async (caller) => {
      const attempt: Attempt = { kind, operation, caller, id: `attempt-${attempts++}` };
      await pastTheRules((db) => prepare(db, attempt));

      const result = carryOut(databaseOf(caller), attempt);

      const isAllowed = DOCUMENT_ACCESS[kind][operation]?.includes(caller) ?? false;
      await (isAllowed ? assertSucceeds(result) : assertFails(result));
    });
  });
});

const subcollections = kinds.filter((kind) => kind.includes('/'));

describe.each(subcollections)('a query over every %s, whatever the parents', (kind) => {
  it.each(CALLERS)('is refused to %s', async (caller) => {
    await assertFails(listEverywhere(databaseOf(caller), kind));
  });
});

describe('what no rule names', () => {
  it.each(CALLERS)('is closed to %s', async (caller) => {
    await pastTheRules((db) => setDoc(doc(db, 'unnamed/any'), { text: 'x' }));

    await assertFails(getDoc(doc(databaseOf(caller), 'unnamed/any')));
    await assertFails(setDoc(doc(databaseOf(caller), 'unnamed/other'), { text: 'x' }));
  });
});
