import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { DELIVERY_STATUSES, newDelivery, welcomeMessage } from '@prayer-community/domain/delivery/delivery';
import {
  collection,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  where,
} from 'firebase/firestore/lite';
import { beforeAll, describe, it } from 'vitest';
import { databaseAs, pastTheRules, startRulesEnvironment } from './rules-environment.ts';
import { storeStaff } from './stored-documents.ts';

let environment: RulesTestEnvironment;
let db: Firestore;

beforeAll(async () => {
  environment = await startRulesEnvironment();
  db = databaseAs(environment, 'leadership');
  await pastTheRules(environment, async (open) => {
    await storeStaff(open);
    for (const status of DELIVERY_STATUSES) {
      const delivery = newDelivery(welcomeMessage('ruth', new Date()), new Date());
      await setDoc(doc(open, COLLECTIONS.deliveries, status), { ...delivery, status });
    }
  });
});

describe('a message to the staff', () => {
  it.each(DELIVERY_STATUSES)('can be read by leadership only if it was given up: %s', async (status) => {
    const result = getDoc(doc(db, COLLECTIONS.deliveries, status));

    await (status === 'given_up' ? assertSucceeds(result) : assertFails(result));
  });

  it('can be listed only by a query for given-up messages', async () => {
    const messages = collection(db, COLLECTIONS.deliveries);

    await assertSucceeds(
      getDocs(query(messages, where('status', '==', 'given_up'), orderBy('created_at', 'desc'), limit(50))),
    );
    await assertFails(getDocs(query(messages, orderBy('created_at', 'desc'), limit(50))));
  });

  it('can be changed only by functions', async () => {
    await assertFails(setDoc(doc(db, COLLECTIONS.deliveries, 'given_up'), { status: 'pending' }));
  });
});
