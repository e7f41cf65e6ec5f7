import { COLLECTIONS } from '@prayer-community/domain/collections';
import { FieldValue } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { pseudonym } from '../../platform/pseudonym.ts';
import { storeRequest } from '../../testing/stored-request.ts';
import { ownFirestore } from '../../testing/test-backend.ts';
import { personLinkMigration } from './003-person-link.ts';
import { runMigrations } from './run-migrations.ts';

const RUTH = { first_name: 'Ruth', last_name: null, phone: '612 34 56 78', email: 'Ruth@example.org' };

it('the migration links earlier requests to others of the same person, except those without a name', async () => {
  const db = ownFirestore();
  await db.collection(COLLECTIONS.settings).doc('safety').set({ help_country: 'ES' });
  const named = await storeRequest({ contact_info: RUTH }, db);
  const anonymous = await storeRequest({ contact_info: { ...RUTH, first_name: null } }, db);
  const earlier = [named, anonymous];
  const unset = { contact_hashes: FieldValue.delete(), person_key: FieldValue.delete() };
  await Promise.all(earlier.map((request) => request.update(unset)));
  const later = await storeRequest({ contact_hashes: ['email:kept'] }, db);

  const report = await runMigrations(db, { now: () => new Date(), migrations: [personLinkMigration] });

  expect(report).toMatchObject([{ read: 3, changed: 2, unreadable: 0, isDone: true }]);
  expect((await named.get()).data()).toMatchObject({
    contact_hashes: [
      `email:${pseudonym('e-mail of requester', 'ruth@example.org')}`,
      `phone:${pseudonym('phone of requester', '+34612345678')}`,
    ],
    person_key: expect.stringMatching(/^[A-Za-z0-9]{20}$/),
  });
  expect((await anonymous.get()).data()).toMatchObject({ contact_hashes: [], person_key: null });
  expect((await later.get()).get('contact_hashes')).toEqual(['email:kept']);
});
