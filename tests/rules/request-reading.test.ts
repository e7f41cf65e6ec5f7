import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { COLLECTIONS, historyPath, notesPath } from '@prayer-community/domain/collections';
import {
  collection,
  doc,
  type Firestore,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { databaseAs, pastTheRules, startRulesEnvironment } from './rules-environment.ts';
import { storedRequest, storeStaff } from './stored-documents.ts';

let environment: RulesTestEnvironment;
let leadership: Firestore;
let prayerTeam: Firestore;

beforeAll(async () => {
  environment = await startRulesEnvironment();
  await pastTheRules(environment, async (db) => {
    await storeStaff(db);
    for (const submission_type of ['confidential', 'prayer_team'] as const) {
      for (const archive_status of ['active', 'archived'] as const) {
        const id = `${submission_type}-${archive_status}`;
        await setDoc(
          doc(db, COLLECTIONS.prayerRequests, id),
          storedRequest({ submission_type, archive_status }),
        );
        await setDoc(doc(db, notesPath(id), 'note'), { note_text: 'Called.' });
        await setDoc(doc(db, historyPath(id), 'event'), { action: 'submitted' });
      }
    }
  });
  leadership = databaseAs(environment, 'leadership');
  prayerTeam = databaseAs(environment, 'prayer_team');
});

afterAll(() => environment.cleanup());

function everythingOf(db: Firestore, id: string): (() => Promise<unknown>)[] {
  return [
    () => getDoc(doc(db, COLLECTIONS.prayerRequests, id)),
    () => getDoc(doc(db, notesPath(id), 'note')),
    () => getDocs(collection(db, notesPath(id))),
    () => getDoc(doc(db, historyPath(id), 'event')),
    () => getDocs(collection(db, historyPath(id))),
  ];
}

describe('a request, its notes and its history', () => {
  it.each(['prayer_team-active', 'prayer_team-archived', 'confidential-active'])(
    'of %s are open to the prayer team',
    async (id) => {
      for (const read of everythingOf(prayerTeam, id)) {
        await assertSucceeds(read());
      }
    },
  );

  it('are closed to the prayer team once confidential and archived', async () => {
    for (const read of everythingOf(prayerTeam, 'confidential-archived')) {
      await assertFails(read());
    }
  });

  it('are open to leadership even then', async () => {
    for (const read of everythingOf(leadership, 'confidential-archived')) {
      await assertSucceeds(read());
    }
  });
});

describe('the list of requests', () => {
  const view = (db: Firestore, archive_status: string) =>
    query(
      collection(db, COLLECTIONS.prayerRequests),
      where('archive_status', '==', archive_status),
      orderBy('created_at', 'desc'),
      limit(25),
    );
  const teamWork = (db: Firestore) =>
    query(view(db, 'archived'), where('submission_type', '==', 'prayer_team'));

  it('of active ones is open to the prayer team, with its count', async () => {
    await assertSucceeds(getDocs(view(prayerTeam, 'active')));
    await assertSucceeds(getCountFromServer(view(prayerTeam, 'active')));
  });

  it('of archived ones is open to the prayer team only where it asks for their own', async () => {
    await assertFails(getDocs(view(prayerTeam, 'archived')));
    await assertFails(getCountFromServer(view(prayerTeam, 'archived')));
    await assertSucceeds(getDocs(teamWork(prayerTeam)));
    await assertSucceeds(getCountFromServer(teamWork(prayerTeam)));
  });

  it('of archived ones is open to leadership', async () => {
    await assertSucceeds(getDocs(view(leadership, 'archived')));
  });
});
