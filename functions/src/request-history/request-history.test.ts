import { historyPath, notesPath } from '@prayer-community/domain/collections';
import { planComeBack } from '@prayer-community/domain/prayer-request/come-back';
import {
  assignMember,
  closeRequest,
  markPrayedFor,
  reopenRequest,
} from '@prayer-community/domain/prayer-request/request-transitions';
import { anonymizeRequest } from '@prayer-community/domain/retention/request-retention';
import { DocumentReference, FieldValue } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeRequest } from '../testing/stored-request.ts';
import { testFirestore } from '../testing/test-backend.ts';
import { firestoreEvent, type TriggerOptions, whileTriggering } from '../testing/while-triggering.ts';
import { recordNote } from './record-note.ts';
import { recordRequestChange } from './record-request-change.ts';

const LEADER = 'leader';
const MEMBER = 'member';
const RECORDERS = [recordNote, recordRequestChange];

let request: FirebaseFirestore.DocumentReference;

beforeEach(async () => {
  request = await storeRequest();
});

async function history(): Promise<FirebaseFirestore.DocumentData[]> {
  const events = await testFirestore().collection(historyPath(request.id)).orderBy('at').get();
  return events.docs.map((event) => event.data());
}

async function change(fields: object, options?: TriggerOptions): Promise<void> {
  await whileTriggering(
    RECORDERS,
    () => request.update({ ...fields, updated_at: FieldValue.serverTimestamp() }),
    options,
  );
}

/** Posts a note as the rules require: the note and its count in one batch. */
async function postNote(text: string): Promise<void> {
  const note = testFirestore().collection(notesPath(request.id)).doc();
  const batch = testFirestore().batch();
  batch.create(note, { note_text: text, created_by: MEMBER, created_at: FieldValue.serverTimestamp() });
  batch.update(request, { note_count: FieldValue.increment(1), last_note_id: note.id });
  await whileTriggering(RECORDERS, () => batch.commit());
}

describe('the history of a request', () => {
  it('records who did what and when, from assignment to closing and reopening', async () => {
    await change(assignMember({ revision: 0 }, LEADER, MEMBER));
    await postNote('Called, nobody there.');
    await change(markPrayedFor({ revision: 1 }, MEMBER, new Date()));
    await change(closeRequest({ revision: 2 }, MEMBER));
    await change(reopenRequest({ revision: 3 }, LEADER));

    const events = await history();
    expect(events).toMatchObject([
      { action: 'assigned', actor: LEADER, assigned_to: MEMBER },
      { action: 'note_posted', actor: MEMBER, assigned_to: null },
      { action: 'prayed_for', actor: MEMBER, assigned_to: null },
      { action: 'closed', actor: MEMBER, assigned_to: null },
      { action: 'reopened', actor: LEADER, assigned_to: null },
    ]);
    const { updated_at } = (await request.get()).data() ?? {};
    expect(events.at(-1)?.at.toMillis()).toBe(updated_at.toMillis());
  });

  it('records who set and cleared a come-back date, although that does not set updated_at', async () => {
    const plan = (at: Date | null, revision: number) =>
      whileTriggering(RECORDERS, () => request.update({ ...planComeBack({ revision }, MEMBER, at) }));
    await plan(new Date(), 0);
    await plan(null, 1);

    expect(await history()).toMatchObject([
      { action: 'come_back_set', actor: MEMBER, assigned_to: null },
      { action: 'come_back_cleared', actor: MEMBER, assigned_to: null },
    ]);
  });

  it('never contains the text of a note', async () => {
    await postNote('A secret between two.');
    const [event] = await history();
    expect(Object.keys(event ?? {}).toSorted()).toEqual(['action', 'actor', 'assigned_to', 'at']);
    expect(JSON.stringify(event)).not.toContain('secret');
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'was anonymized',
      () =>
        request.update(
          anonymizeRequest({ is_on_behalf: false, urgency_level: 'low', revision: 0 }, new Date()),
        ),
    ],
    ['was deleted', () => request.delete()],
  ])('omits a note that arrives after the request %s, and the note is deleted', async (_what, end) => {
    const notes = testFirestore().collection(notesPath(request.id));
    await end();

    await whileTriggering(
      RECORDERS,
      () => notes.add({ note_text: 'Called Ruth.', created_by: MEMBER, created_at: new Date() }),
      { deliveries: 2 },
    );

    expect((await notes.get()).size).toBe(0);
    expect(await history()).toEqual([]);
  });

  it('does not delete a missing note, because the emulator reports such deletions as creations', async () => {
    const note = `${notesPath('of-nothing')}/a-note`;
    const deletion = vi.spyOn(DocumentReference.prototype, 'delete');

    await recordNote(firestoreEvent('google.cloud.firestore.document.v1.created', note, {}));

    expect(deletion).not.toHaveBeenCalled();
  });

  it('records an event only once even if it is delivered repeatedly', async () => {
    await change(assignMember({ revision: 0 }, LEADER, MEMBER), { deliveries: 3 });
    expect(await history()).toHaveLength(1);
  });
});
