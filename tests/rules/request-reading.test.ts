import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { COLLECTIONS, historyPath, notesPath } from '@prayer-community/domain/collections';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  where,
} from 'firebase/firestore/lite';
import { afterEach, beforeAll, describe, it } from 'vitest';
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

afterEach(() => pastTheRules(environment, (db) => deleteDoc(doc(db, COLLECTIONS.settings, 'privacy'))));

function choosePrivacy(settings: object): Promise<void> {
  return pastTheRules(environment, (db) => setDoc(doc(db, COLLECTIONS.settings, 'privacy'), { ...settings }));
}

function everythingOf(db: Firestore, id: string): (() => Promise<unknown>)[] {
  return [
    () => getDoc(doc(db, COLLECTIONS.prayerRequests, id)),
    () => getDoc(doc(db, notesPath(id), 'note')),
    () => getDocs(collection(db, notesPath(id))),
    () => getDoc(doc(db, historyPath(id), 'event')),
    () => getDocs(collection(db, historyPath(id))),
  ];
}

describe('a request with its notes and history', () => {
  it.each(['prayer_team-active', 'prayer_team-archived', 'confidential-active'])(
    'can be read by the prayer team: %s',
    async (id) => {
      for (const read of everythingOf(prayerTeam, id)) {
        await assertSucceeds(read());
      }
    },
  );

  it('cannot be read by the prayer team if confidential and archived', async () => {
    for (const read of everythingOf(prayerTeam, 'confidential-archived')) {
      await assertFails(read());
    }
  });

  it('cannot be read by the prayer team if active, confidential, and visible only to leadership', async () => {
    await choosePrivacy({ confidential_visible_to: 'leadership', retention_days: 0 });

    for (const read of everythingOf(prayerTeam, 'confidential-active')) {
      await assertFails(read());
    }
    for (const read of everythingOf(prayerTeam, 'prayer_team-active')) {
      await assertSucceeds(read());
    }
    for (const read of everythingOf(leadership, 'confidential-active')) {
      await assertSucceeds(read());
    }
  });

  it.each([
    ['allow it', { confidential_visible_to: 'team', retention_days: 30 }],
    ['do not mention it', { retention_days: 30 }],
  ])('can be read by the prayer team if confidential when the settings %s', async (_what, settings) => {
    await choosePrivacy(settings);

    for (const read of everythingOf(prayerTeam, 'confidential-active')) {
      await assertSucceeds(read());
    }
  });

  it('can be read by leadership even if confidential and archived', async () => {
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
  const teamWork = (db: Firestore, archive_status = 'archived') =>
    query(view(db, archive_status), where('submission_type', '==', 'prayer_team'));

  it('lets the prayer team list and count active requests', async () => {
    await assertSucceeds(getDocs(view(prayerTeam, 'active')));
    await assertSucceeds(getCount(view(prayerTeam, 'active')));
  });

  it('lets the prayer team list archived requests only without confidential ones', async () => {
    await assertFails(getDocs(view(prayerTeam, 'archived')));
    await assertFails(getCount(view(prayerTeam, 'archived')));
    await assertSucceeds(getDocs(teamWork(prayerTeam)));
    await assertSucceeds(getCount(teamWork(prayerTeam)));
  });

  it('requires the prayer team to exclude active confidential requests visible only to leadership', async () => {
    await choosePrivacy({ confidential_visible_to: 'leadership', retention_days: 0 });

    await assertFails(getDocs(view(prayerTeam, 'active')));
    await assertFails(getCount(view(prayerTeam, 'active')));
    await assertSucceeds(getDocs(teamWork(prayerTeam, 'active')));
    await assertSucceeds(getCount(teamWork(prayerTeam, 'active')));
    await assertSucceeds(getDocs(view(leadership, 'active')));
  });

  it('lets leadership list archived requests', async () => {
    await assertSucceeds(getDocs(view(leadership, 'archived')));
  });
});
