import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { setDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { decide, decisionRef, moderationEvent } from './moderation-writes.ts';
import { UIDS } from './rules-environment.ts';
import { wallUnderTest } from './wall-under-test.ts';
import type { WallWriter } from './wall-writes.ts';

const wall = wallUnderTest({ last_decision_id: 'by-reports' });

function leader(): WallWriter {
  return { ...wall.writer, db: wall.databaseAs('leadership'), uid: UIDS.leadership };
}

describe('a post that names a decision which nobody wrote down', () => {
  it('is given no such decision afterwards', async () => {
    const event = moderationEvent(UIDS.leadership, 'hide', false);

    await assertFails(setDoc(decisionRef(leader(), 'by-reports'), event));
  });

  it('is decided on as any other', async () => {
    await assertSucceeds(decide(leader(), { action: 'hide' }));
  });
});
