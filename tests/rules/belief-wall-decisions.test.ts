import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { MODERATION_ACTIONS } from '@prayer-community/domain/belief-wall/wall-moderation';
import { setDoc } from 'firebase/firestore/lite';
import { describe, it } from 'vitest';
import { decide, decisionRef, moderationEvent, writeDecision } from './moderation-writes.ts';
import { newId } from './new-id.ts';
import { UIDS } from './rules-environment.ts';
import { wallUnderTest } from './wall-under-test.ts';
import type { WallWriter } from './wall-writes.ts';

const NAMED = newId();

const wall = wallUnderTest({ last_decision_id: NAMED });

function leader(): WallWriter {
  return { ...wall.writer, db: wall.databaseAs('leadership'), uid: UIDS.leadership };
}

describe('a post that references a decision that does not exist', () => {
  it('cannot have that decision added afterward', async () => {
    const event = moderationEvent(UIDS.leadership, 'hide', false);

    await assertFails(setDoc(decisionRef(leader(), NAMED), event));
  });

  it('can be moderated like any other post', async () => {
    await assertSucceeds(decide(leader(), { action: 'hide' }));
  });
});

describe('a moderation decision', () => {
  const CHANGES = {
    approve: { is_approved: true, is_hidden: false },
    hide: { is_approved: false, is_hidden: true },
    edit: { content: 'For a friend.', author_name: null, is_anonymous: true, testimony: null },
    unmark_answered: { is_answered: false, testimony: null },
  };
  const pairs = Object.entries(CHANGES).flatMap(([done, fields]) =>
    MODERATION_ACTIONS.filter((said) => said !== done).map((said) => ({ done, said, fields })),
  );
  const waiting = { is_approved: false };
  const answered = { is_answered: true, testimony: 'He is well.' };

  it.each(pairs)('cannot record $done as $said', async ({ done, said, fields }) => {
    await wall.storePost(done === 'approve' ? waiting : answered);

    await assertFails(writeDecision(leader(), fields, moderationEvent(UIDS.leadership, said, false)));
  });

  it.each(Object.entries(CHANGES))('can record %s under its own name', async (done, fields) => {
    await wall.storePost(done === 'approve' ? waiting : answered);

    await assertSucceeds(
      writeDecision(leader(), fields, { ...moderationEvent(UIDS.leadership, 'keep', false), action: done }),
    );
  });
});
