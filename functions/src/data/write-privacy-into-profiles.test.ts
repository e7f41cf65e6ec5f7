import { randomUUID } from 'node:crypto';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { type PrivacySettings, privacySettingsSchema } from '@prayer-community/domain/settings/settings';
import { beforeEach, expect, it } from 'vitest';
import { ownFirestore } from '../testing/test-backend.ts';
import { privacySettings } from './settings.ts';
import { writePrivacyIntoProfiles } from './write-privacy-into-profiles.ts';

// A separate database, because the setting for confidential requests would affect all other tests.
const db = ownFirestore();
let uids: string[];

beforeEach(async () => {
  uids = [randomUUID(), randomUUID()];
  await Promise.all(
    uids.map((uid, index) =>
      profile(uid).set({ role: index === 0 ? 'prayer_team' : 'leadership', first_name: 'Ruth' }),
    ),
  );
});

function profile(uid: string) {
  return db.collection(COLLECTIONS.profiles).doc(uid);
}

async function showConfidentialTo(visibleTo: PrivacySettings['confidential_visible_to']): Promise<void> {
  await privacySettings.ref(db).set(privacySettingsSchema.parse({ confidential_visible_to: visibleTo }));
}

function privacyOfProfiles(): Promise<unknown[]> {
  return Promise.all(uids.map(async (uid) => (await profile(uid).get()).data()));
}

it('every profile reflects the setting chosen by leadership, and nothing else in it changes', async () => {
  await showConfidentialTo('leadership');
  await writePrivacyIntoProfiles(db);

  expect(await privacyOfProfiles()).toEqual([
    { role: 'prayer_team', first_name: 'Ruth', hears_confidential: false, session_hours: 12 },
    { role: 'leadership', first_name: 'Ruth', hears_confidential: false, session_hours: 12 },
  ]);

  await showConfidentialTo('team');
  await writePrivacyIntoProfiles(db);

  expect(await privacyOfProfiles()).toMatchObject([
    { hears_confidential: true },
    { hears_confidential: true },
  ]);
});

it('calls that overlap with another choice end with the most recent one', async () => {
  await showConfidentialTo('team');
  const first = writePrivacyIntoProfiles(db);
  await showConfidentialTo('leadership');
  await Promise.all([first, writePrivacyIntoProfiles(db)]);

  expect(await privacyOfProfiles()).toMatchObject([
    { hears_confidential: false },
    { hears_confidential: false },
  ]);
});

it('deleted settings count as the defaults', async () => {
  await showConfidentialTo('leadership');
  await writePrivacyIntoProfiles(db);
  await privacySettings.ref(db).delete();
  await writePrivacyIntoProfiles(db);

  expect(await privacyOfProfiles()).toMatchObject([
    { hears_confidential: true },
    { hears_confidential: true },
  ]);
});

it('every profile contains the session length', async () => {
  await privacySettings.ref(db).set(privacySettingsSchema.parse({ session_hours: 1 }));

  await writePrivacyIntoProfiles(db);

  expect(await privacyOfProfiles()).toMatchObject([{ session_hours: 1 }, { session_hours: 1 }]);
});
