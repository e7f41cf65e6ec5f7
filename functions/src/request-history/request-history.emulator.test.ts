import { randomUUID } from 'node:crypto';
import { historyPath, notesPath } from '@prayer-community/domain/collections';
import type { HistoryEvent } from '@prayer-community/domain/request-history';
import { assignMember, closeRequest, markPrayedFor } from '@prayer-community/domain/request-transitions';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeRequest } from '../testing/stored-request.ts';
import { testFirestore } from '../testing/test-backend.ts';
import { TRIGGERED } from '../testing/triggered.ts';
import { writeEvent } from './write-event.ts';

const LEADER = 'leader';
const MEMBER = 'member';

/** A trigger's first run on a busy machine starts a process before it does anything. */
let request: FirebaseFirestore.DocumentReference;

beforeEach(async () => {
  request = await storeRequest();
});

async function history(): Promise<FirebaseFirestore.DocumentData[]> {
  const events = await testFirestore().collection(historyPath(request.id)).orderBy('at').get();
  return events.docs.map((event) => event.data());
}

/** The history once it has that many events: triggers run after the write that they tell of. */
function historyOf(count: number): Promise<FirebaseFirestore.DocumentData[]> {
  return vi.waitFor(async () => {
    const events = await history();
    expect(events).toHaveLength(count);
    return events;
  }, TRIGGERED);
}

async function change(fields: object): Promise<void> {
  await request.update({ ...fields, updated_at: FieldValue.serverTimestamp() });
}

/** Posts a note as the rules have it: the note and its count in one batch. */
async function postNote(text: string): Promise<void> {
  const note = testFirestore().collection(notesPath(request.id)).doc();
  const batch = testFirestore().batch();
  batch.create(note, { note_text: text, created_by: MEMBER, created_at: FieldValue.serverTimestamp() });
  batch.update(request, { note_count: FieldValue.increment(1), last_note_id: note.id });
  await batch.commit();
}

describe('the history of a request', () => {
  it('tells who did what when, from the first assignment to the end', async () => {
    await change(assignMember({ revision: 0 }, LEADER, MEMBER));
    await postNote('Called, nobody there.');
    await change(markPrayedFor({ revision: 1 }, MEMBER, new Date()));
    await change(closeRequest({ revision: 2 }, MEMBER));

    const events = await historyOf(4);

    expect(events).toMatchObject([
      { action: 'assigned', actor: LEADER, assigned_to: MEMBER },
      { action: 'note_posted', actor: MEMBER, assigned_to: null },
      { action: 'prayed_for', actor: MEMBER, assigned_to: null },
      { action: 'closed', actor: MEMBER, assigned_to: null },
    ]);
    const { updated_at } = (await request.get()).data() ?? {};
    expect(events.at(-1)?.at.toMillis()).toBe(updated_at.toMillis());
  });

  it('never quotes a note', async () => {
    await postNote('A secret between two.');
    const [event] = await historyOf(1);
    expect(Object.keys(event ?? {}).toSorted()).toEqual(['action', 'actor', 'assigned_to', 'at']);
    expect(JSON.stringify(event)).not.toContain('secret');
  });

  it('holds an event once, however often it is delivered', async () => {
    const event: HistoryEvent<Date> = {
      action: 'unassigned',
      actor: LEADER,
      assigned_to: null,
      at: new Date(),
    };
    const id = randomUUID();
    await Promise.all([1, 2, 3].map(() => writeEvent(request.id, id, event)));
    expect(await history()).toHaveLength(1);
  });
});
