import { randomUUID } from 'node:crypto';
import { sessionClaims } from '@prayer-community/domain/auth/sign-in';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { after, HOUR_MS } from '@prayer-community/domain/fields/durations';
import { type PrivacySettings, privacySettingsSchema } from '@prayer-community/domain/settings/settings';
import { beforeEach, expect, it } from 'vitest';
import { readStaffAccount } from '../platform/staff-account.ts';
import { isStaffSession } from '../platform/staff-session.ts';
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

it('a longer session length does not revive expired sessions', async () => {
  const now = new Date();
  const sessionOfHoursAgo = (hours: number) => sessionClaims(after(now, -hours * HOUR_MS));
  const uid = randomUUID();
  const name = { first_name: 'Ruth', last_name: 'Meyer' };
  await profile(uid).set({ ...name, role: 'leadership', email: 'ruth@example.org', username: 'ruth' });
  await privacySettings.ref(db).set(privacySettingsSchema.parse({ session_hours: 24 }));

  await writePrivacyIntoProfiles(db);

  const account = readStaffAccount(await profile(uid).get());
  expect(account).toMatchObject({ session_hours: 24 });
  expect(isStaffSession(sessionOfHoursAgo(13), account, now)).toBe(false);
  expect(isStaffSession(sessionOfHoursAgo(11), account, now)).toBe(true);
});
