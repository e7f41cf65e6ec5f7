import { notesPath } from '@prayer-community/domain/collections';
import { FieldValue } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { storeRequest } from '../../testing/stored-request.ts';
import { ownFirestore } from '../../testing/test-backend.ts';
import { searchTermsMigration } from './002-search-terms.ts';
import { runMigrations } from './run-migrations.ts';

it('the migration makes earlier requests searchable by their words and those of their notes', async () => {
  const db = ownFirestore();
  const request = await storeRequest({}, db);
  await request.update({ search_terms: FieldValue.delete() });
  const note = { note_text: 'Sent flowers.', created_by: 'member', created_at: new Date() };
  await db.collection(notesPath(request.id)).add(note);
  const later = await storeRequest({ search_terms: ['kept'] }, db);

  const report = await runMigrations(db, { now: () => new Date(), migrations: [searchTermsMigration] });

  expect(report).toMatchObject([{ read: 2, changed: 1, unreadable: 0, isDone: true }]);
  expect((await request.get()).get('search_terms')).toEqual(['for', 'peace', 'sent', 'flowers']);
  expect((await later.get()).get('search_terms')).toEqual(['kept']);
});
