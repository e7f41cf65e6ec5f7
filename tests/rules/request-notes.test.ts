import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { COLLECTIONS, notesPath } from '@prayer-community/domain/collections';
import { NOTE_MAX_CHARS } from '@prayer-community/domain/limits';
import type { PrayerRequest } from '@prayer-community/domain/prayer-request/prayer-request';
import { countNote, newNote } from '@prayer-community/domain/prayer-request/request-note';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  increment,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { beforeAll, beforeEach, describe, it } from 'vitest';
import { databaseAs, pastTheRules, startRulesEnvironment, UIDS } from './rules-environment.ts';
import { storedRequest, storeStaff } from './stored-documents.ts';

let environment: RulesTestEnvironment;
let db: Firestore;
let requests = 0;
let requestId: string;

beforeAll(async () => {
  environment = await startRulesEnvironment();
  await pastTheRules(environment, storeStaff);
  db = databaseAs(environment, 'prayer_team');
});

beforeEach(() => store({}));

async function store(changes: Partial<PrayerRequest<Date>>): Promise<void> {
  requestId = `request-${requests++}`;
  await pastTheRules(environment, (past) =>
    setDoc(doc(past, COLLECTIONS.prayerRequests, requestId), storedRequest(changes)),
  );
}

interface Posting {
  note?: object;
  count?: object;
}

function post({ note = {}, count = {} }: Posting): Promise<void> {
  const reference = doc(collection(db, notesPath(requestId)));
  return writeBatch(db)
    .set(reference, { ...newNote('Called her.', UIDS.prayer_team, serverTimestamp()), ...note })
    .update(doc(db, COLLECTIONS.prayerRequests, requestId), {
      ...countNote(reference.id, increment),
      ...count,
    })
    .commit();
}

describe('a note', () => {
  it('can be posted with its count repeatedly', async () => {
    await assertSucceeds(post({}));
    await assertSucceeds(post({ note: { note_text: 'x'.repeat(NOTE_MAX_CHARS) } }));
  });

  it.each<[string, object]>([
    ['blank', { note_text: ' \n ' }],
    ['too long', { note_text: 'x'.repeat(NOTE_MAX_CHARS + 1) }],
    ['not a string', { note_text: 7 }],
    ["in another member's name", { created_by: UIDS.leadership }],
    ['backdated', { created_at: new Date(0) }],
    ['with an additional field', { unnamed: true }],
  ])('is denied if it is invalid: %s', async (_why, note) => {
    await assertFails(post({ note }));
  });

  it.each<[string, object]>([
    ['counted twice', { note_count: increment(2) }],
    ['not counted', { note_count: increment(0) }],
    ["counted under another note's id", { last_note_id: 'another' }],
    ['posted along with a change to the request', { prayer_text: 'Other words.' }],
  ])('is denied if it is %s', async (_why, count) => {
    await assertFails(post({ count }));
  });

  it('is denied without its count, and the count is denied without a note', async () => {
    const note = newNote('Called.', UIDS.prayer_team, serverTimestamp());

    await assertFails(setDoc(doc(collection(db, notesPath(requestId))), note));
    await assertFails(
      updateDoc(doc(db, COLLECTIONS.prayerRequests, requestId), countNote('none', increment)),
    );
  });

  it('cannot raise the count a second time', async () => {
    const older = doc(collection(db, notesPath(requestId)));
    await pastTheRules(environment, (past) => setDoc(doc(past, older.path), { note_text: 'Called.' }));

    await assertFails(
      updateDoc(doc(db, COLLECTIONS.prayerRequests, requestId), countNote(older.id, increment)),
    );
  });

  it('cannot be changed or deleted', async () => {
    const note = doc(db, notesPath(requestId), 'note');
    await pastTheRules(environment, (past) =>
      setDoc(doc(past, note.path), { note_text: 'Called.', created_by: UIDS.prayer_team }),
    );

    await assertFails(updateDoc(note, { note_text: 'Never called.' }));
    await assertFails(deleteDoc(note));
  });

  it('is denied on an anonymized request', async () => {
    await store({ emptied_at: new Date(), status: 'closed' });

    await assertFails(post({}));
  });

  it('is denied to the prayer team on an archived confidential request', async () => {
    await store({ submission_type: 'confidential', archive_status: 'archived', status: 'closed' });

    await assertFails(post({}));
  });
});
