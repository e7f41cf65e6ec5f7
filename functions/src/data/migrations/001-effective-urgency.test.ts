import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { PrayerRequest } from '@prayer-community/domain/prayer-request/prayer-request';
import { type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { runSchedule } from '../../testing/run-schedule.ts';
import { storeRequest } from '../../testing/stored-request.ts';
import { ownFirestore, testFirestore } from '../../testing/test-backend.ts';
import { effectiveUrgencyMigration } from './001-effective-urgency.ts';
import { runMigrations } from './run-migrations.ts';

const WITHOUT_URGENCY = {
  effective_urgency: FieldValue.delete(),
  awaits_listening: FieldValue.delete(),
};

/** Stores a request from before `effective_urgency` existed. */
async function storeEarlier(
  db: FirebaseFirestore.Firestore,
  changes: Partial<PrayerRequest<Date>> = {},
): Promise<DocumentReference> {
  const ref = await storeRequest(changes, db);
  await ref.update(WITHOUT_URGENCY);
  return ref;
}

const migrate = (db: FirebaseFirestore.Firestore) =>
  runMigrations(db, { now: () => new Date(), migrations: [effectiveUrgencyMigration] });

const filteredBy = async (db: FirebaseFirestore.Firestore, urgency: string) => {
  const found = await db
    .collection(COLLECTIONS.prayerRequests)
    .where('effective_urgency', '==', urgency)
    .get();
  return found.docs.map(({ id }) => id).sort();
};

it('the daily run makes earlier requests available to the urgency filter', async () => {
  const db = testFirestore();
  const low = await storeEarlier(db, { urgency_level: 'low' });
  const raised = await storeEarlier(db, { urgency_level: 'low', signs_of_need: ['self_harm'] });

  await runSchedule('purgeExpired');

  expect(await filteredBy(db, 'low')).toEqual([low.id]);
  expect(await filteredBy(db, 'high')).toEqual([raised.id]);
  expect((await low.get()).get('awaits_listening')).toBe(false);
});

it.each([
  ['that is new', 'new', true, true],
  ['that has been prayed for', 'prayed_for', true, false],
  ['when watching for signs of need is turned off', 'new', false, false],
] as const)(
  'the migration sets awaits_listening and the urgency for a voice-only request %s',
  async (_where, status, watches_for_need, awaits_listening) => {
    const db = ownFirestore();
    await db.collection(COLLECTIONS.settings).doc('safety').set({ watches_for_need });
    const voice = await storeEarlier(db, { status, prayer_text: null, audio_path: 'a path' });

    await migrate(db);

    expect((await voice.get()).data()).toMatchObject({
      awaits_listening,
      effective_urgency: awaits_listening ? 'high' : 'low',
    });
  },
);

it('the migration continues after an unreadable request', async () => {
  const db = ownFirestore();
  const broken = await storeEarlier(db);
  await broken.update({ status: 'unknown' });
  const valid = await storeEarlier(db);

  expect(await migrate(db)).toMatchObject([{ read: 2, changed: 1, unreadable: 1, isDone: true }]);
  expect((await valid.get()).get('effective_urgency')).toBe('low');
});
