import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { deleteDoc, doc, type Firestore, getDoc, updateDoc } from 'firebase/firestore/lite';
import { beforeAll, beforeEach, describe, it } from 'vitest';
import { databaseAs, pastTheRules, startRulesEnvironment, UIDS } from './rules-environment.ts';
import { storeStaff } from './stored-documents.ts';

const DAY_MS = 86_400_000;
const TODAY = new Date();
const TOMORROW = new Date(TODAY.getTime() + DAY_MS);

let environment: RulesTestEnvironment;
let db: Firestore;

beforeAll(async () => {
  environment = await startRulesEnvironment();
  db = databaseAs(environment, 'prayer_team');
});

beforeEach(() => pastTheRules(environment, storeStaff));

function change(uid: string, fields: object): Promise<void> {
  return updateDoc(doc(db, COLLECTIONS.profiles, uid), { ...fields });
}

const away = { status: 'unavailable', unavailable_start_date: TODAY, unavailable_end_date: TOMORROW };
const back = { status: 'available', unavailable_start_date: null, unavailable_end_date: null };

describe('a staff member', () => {
  it('can become unavailable and available again', async () => {
    await assertSucceeds(change(UIDS.prayer_team, away));
    await assertSucceeds(change(UIDS.prayer_team, back));
  });

  it('can announce an absence while still available', async () => {
    await assertSucceeds(change(UIDS.prayer_team, { ...away, status: 'available' }));
  });

  it('can be unavailable for a period that starts and ends at the same moment', async () => {
    await assertSucceeds(change(UIDS.prayer_team, { ...away, unavailable_end_date: TODAY }));
  });

  it('can choose the languages to pray in', async () => {
    await assertSucceeds(change(UIDS.prayer_team, { languages: ['es'] }));
    await assertSucceeds(change(UIDS.prayer_team, { languages: ['es', 'en'] }));
  });

  it('can mark the tour as seen but cannot undo it', async () => {
    await assertSucceeds(change(UIDS.prayer_team, { has_seen_tour: true }));
    await assertFails(change(UIDS.prayer_team, { has_seen_tour: false }));
  });

  it('can choose notifications', async () => {
    const notification_preferences = { newRequests: false, reminders: true };

    await assertSucceeds(change(UIDS.prayer_team, { notification_preferences }));
  });

  it('can choose notifications while unavailable without a period, as leadership can set', async () => {
    const set = { ...away, unavailable_start_date: null, unavailable_end_date: null };
    await pastTheRules(environment, (open) =>
      updateDoc(doc(open, COLLECTIONS.profiles, UIDS.prayer_team), set),
    );

    const notification_preferences = { newRequests: false, reminders: true };
    await assertSucceeds(change(UIDS.prayer_team, { notification_preferences }));
    await assertFails(change(UIDS.prayer_team, { notification_preferences, unavailable_end_date: TOMORROW }));
    await assertSucceeds(change(UIDS.prayer_team, back));
  });

  it("cannot change another member's profile", async () => {
    await assertFails(change(UIDS.leadership, away));
  });

  it('learns that their own profile was deleted, but not whether there is another', async () => {
    await pastTheRules(environment, async (open) => {
      await deleteDoc(doc(open, COLLECTIONS.profiles, UIDS.prayer_team));
      await deleteDoc(doc(open, COLLECTIONS.profiles, UIDS.leadership));
    });

    await assertSucceeds(getDoc(doc(db, COLLECTIONS.profiles, UIDS.prayer_team)));
    await assertFails(getDoc(doc(db, COLLECTIONS.profiles, UIDS.leadership)));
  });

  it.each<[string, object]>([
    ['role', { role: 'leadership' }],
    ['email', { email: 'other@example.org' }],
    ['username', { username: 'other' }],
    ['name', { first_name: 'Other' }],
    ['status that does not exist', { ...away, status: 'busy' }],
    ['period that ends before it begins', { ...away, unavailable_end_date: new Date(TODAY.getTime() - 1) }],
    ['absence without a period', { ...back, status: 'unavailable' }],
    ['absence without an end date', { ...away, unavailable_end_date: null }],
    ['absence without a start date', { ...away, unavailable_start_date: null }],
    ['return that keeps the end date', { ...back, unavailable_end_date: TOMORROW }],
    ['return that keeps the start date', { ...back, unavailable_start_date: TODAY }],
    [
      'preference that does not exist',
      { notification_preferences: { newRequests: true, reminders: true, x: true } },
    ],
    ['empty list of languages', { languages: [] }],
    ['language that is not supported', { languages: ['en', 'de'] }],
    ['duplicate language', { languages: ['en', 'en'] }],
    ['languages that are not a list', { languages: 'en' }],
    ['tour flag that is not a boolean', { has_seen_tour: 'yes' }],
    ['missing preference', { notification_preferences: { newRequests: true } }],
    [
      'new request preference that is not a boolean',
      { notification_preferences: { newRequests: 1, reminders: true } },
    ],
    [
      'reminder preference that is not a boolean',
      { notification_preferences: { newRequests: true, reminders: 'no' } },
    ],
  ])('cannot make a forbidden profile change: %s', async (_what, fields) => {
    await assertFails(change(UIDS.prayer_team, fields));
  });
});
