import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { newReport } from '@prayer-community/domain/belief-wall/belief-wall-actions';
import type { BeliefWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import {
  fieldsBefore,
  MODERATION_ACTIONS,
  type Moderation,
  type ModerationAction,
  moderatedFields,
  offeredActions,
} from '@prayer-community/domain/belief-wall/wall-moderation';
import { deleteDoc, deleteField, doc, setDoc, updateDoc, writeBatch } from 'firebase/firestore/lite';
import { beforeEach, describe, it } from 'vitest';
import { decide, decisionRef, moderationEvent, undoDecision, writeDecision } from './moderation-writes.ts';
import { newId } from './new-id.ts';
import { UIDS } from './rules-environment.ts';
import { wallUnderTest } from './wall-under-test.ts';
import { postRef, reportRef, storedPost, type WallWriter } from './wall-writes.ts';

const wall = wallUnderTest(null);
let leader: WallWriter;

beforeEach(() => {
  leader = { ...wall.writer, db: wall.databaseAs('leadership'), uid: UIDS.leadership };
});

const TEXT = {
  content: 'For a friend.',
  author_name: null,
  is_anonymous: true,
  testimony: 'He is well.',
};

const APPROVED = { is_approved: true, is_hidden: false };

function moderationOf(action: ModerationAction, post: BeliefWallPost<Date>): Moderation {
  return action === 'edit' ? { action, seen: post, text: TEXT } : { action };
}

const STATES: Record<string, Partial<BeliefWallPost<Date>>> = {
  waiting: { is_approved: false },
  shown: {},
  'shown and answered': { is_answered: true, testimony: 'Lukas is well.' },
  hidden: { is_approved: false, is_hidden: true },
  'hidden and answered': { is_approved: false, is_hidden: true, is_answered: true },
};

async function storePost(changes: Partial<BeliefWallPost<Date>>): Promise<BeliefWallPost<Date>> {
  const post = storedPost({ content: 'For Lukas.', author_name: 'Marisol', is_anonymous: false, ...changes });
  await wall.pastTheRules((past) => setDoc(postRef({ ...leader, db: past }), post));
  return post;
}

describe.each(Object.entries(STATES))('a post that is %s', (_state, changes) => {
  it.each(MODERATION_ACTIONS)('allows "%s" and its undo only if that action is offered', async (action) => {
    const post = await storePost(changes);
    const isOffered = offeredActions(post, true).includes(action);

    const moderation = moderationOf(action, post);
    const decided = decide(leader, moderation);

    await (isOffered ? assertSucceeds(decided) : assertFails(decided));
    if (isOffered) {
      await assertSucceeds(undoDecision(leader, action, fieldsBefore(moderation, post)));
    }
  });

  it.each(['visitor', 'anonymous', 'member', 'prayer_team', 'password_only', 'removed_leader'] as const)(
    'cannot be moderated by %s',
    async (caller) => {
      const post = await storePost(changes);
      const uid = caller === 'visitor' ? 'nobody' : UIDS[caller];
      const writer = { ...leader, db: wall.databaseAs(caller), uid };

      for (const action of MODERATION_ACTIONS) {
        await assertFails(decide(writer, moderationOf(action, post)));
      }
    },
  );
});

it.each([1, 20, 99])("a decision can settle its post's reports in the same batch (%i)", async (count) => {
  await storePost({});
  const reporters = Array.from({ length: count }, (_, index) => ({ ...leader, uid: `reporter-${index}` }));
  await wall.pastTheRules(async (past) => {
    for (const reporter of reporters) {
      await setDoc(reportRef({ ...reporter, db: past }), newReport(leader.postId, reporter.uid, new Date()));
    }
  });

  const decisionId = newId();
  const batch = writeBatch(leader.db)
    .update(postRef(leader), { ...moderatedFields({ action: 'hide' }), last_decision_id: decisionId })
    .set(decisionRef(leader, decisionId), moderationEvent(leader.uid, 'hide', false));
  for (const reporter of reporters) {
    batch.update(reportRef(reporter), { is_settled: true });
  }

  await assertSucceeds(batch.commit());
});

describe('whether the people a post names agreed', () => {
  const write = (action: ModerationAction, fields: object, isUndo = false) =>
    writeDecision(leader, { ...fields }, moderationEvent(leader.uid, action, isUndo));

  it('is removed when the post is approved, and restored when that is undone', async () => {
    await storePost({ is_approved: false, named_people: 'not_asked' });

    await assertFails(write('approve', { ...APPROVED, named_people: 'agreed' }));
    await assertSucceeds(write('approve', { ...APPROVED, named_people: deleteField() }));
    await assertFails(write('approve', { is_approved: false, named_people: 'perhaps' }, true));
    await assertSucceeds(write('approve', { is_approved: false, named_people: 'not_asked' }, true));
  });

  it('cannot be added to a public post', async () => {
    await storePost({});
    await assertFails(write('keep', { named_people: 'agreed' }));
    await assertFails(write('edit', { ...TEXT, named_people: 'agreed' }));

    await storePost({ is_approved: false, is_hidden: true });
    await assertFails(write('restore', { ...APPROVED, named_people: 'agreed' }));
    await assertSucceeds(write('restore', APPROVED));
  });
});

describe('a decision', () => {
  const hide = moderatedFields({ action: 'hide' });

  it.each<[string, (uid: string) => object]>([
    ['by another user', () => moderationEvent('another', 'hide', false)],
    ['without an actor', () => ({ ...moderationEvent('', 'hide', false), actor: null })],
    ['with a different time', (uid) => ({ ...moderationEvent(uid, 'hide', false), at: new Date(0) })],
    [
      'with an additional field',
      (uid) => ({ ...moderationEvent(uid, 'hide', false), content: 'For Lukas.' }),
    ],
    ['with an action that does not match the change', (uid) => moderationEvent(uid, 'restore', false)],
    ['with an unknown action', (uid) => ({ ...moderationEvent(uid, 'hide', false), action: 'burn' })],
    ['with is_undo set to null', (uid) => ({ ...moderationEvent(uid, 'hide', false), is_undo: null })],
    ['as an undo of a decision that was never made', (uid) => moderationEvent(uid, 'hide', true)],
  ])('is denied: %s', async (_what, event) => {
    await storePost({});

    await assertFails(writeDecision(leader, hide, event(leader.uid)));
  });

  it.each<[string, Moderation['action'], Record<string, unknown>]>([
    ['hides and edits the post at once', 'hide', { ...hide, content: 'Other.' }],
    ['changes the prayer count', 'hide', { ...hide, prayer_count: 99 }],
    ['leaves the post both hidden and on the wall', 'hide', { is_approved: true, is_hidden: true }],
    ['leaves the content blank', 'edit', { ...TEXT, content: ' ' }],
    ['leaves content that is too long', 'edit', { ...TEXT, content: 'x'.repeat(501) }],
    ['marks the post as anonymous but sets an author name', 'edit', { ...TEXT, author_name: 'Lukas' }],
    ['changes the creation time of the post', 'edit', { ...TEXT, created_at: new Date(0) }],
    ['marks the post as answered while editing it', 'edit', { ...TEXT, is_answered: true }],
    ['keeps the testimony of a post that is no longer answered', 'unmark_answered', { is_answered: false }],
  ])('is denied if it %s', async (_what, action, fields) => {
    await storePost(action === 'unmark_answered' ? { is_answered: true, testimony: 'Lukas is well.' } : {});

    await assertFails(writeDecision(leader, fields, moderationEvent(leader.uid, action, false)));
  });

  it('must be written together with its post, and neither separately', async () => {
    await storePost({});

    await assertFails(updateDoc(postRef(leader), { ...hide, last_decision_id: 'none' }));
    await assertFails(updateDoc(postRef(leader), { ...hide }));
    await assertFails(setDoc(decisionRef(leader, newId()), moderationEvent(leader.uid, 'hide', false)));
  });

  it('requires its own history entry, not an earlier one', async () => {
    await storePost({ last_decision_id: 'earlier' });
    await wall.pastTheRules((past) =>
      setDoc(decisionRef({ ...leader, db: past }, 'earlier'), {
        ...moderationEvent(leader.uid, 'hide', false),
      }),
    );

    await assertFails(updateDoc(postRef(leader), { ...hide }));
    await assertFails(updateDoc(postRef(leader), { ...hide, last_decision_id: 'earlier' }));
    await assertFails(
      writeBatch(leader.db)
        .update(postRef(leader), { ...hide })
        .set(doc(decisionRef(leader, 'earlier').parent, newId()), moderationEvent(leader.uid, 'hide', false))
        .commit(),
    );
  });

  it('cannot be changed or deleted', async () => {
    await storePost({ last_decision_id: 'made' });
    await wall.pastTheRules((past) =>
      setDoc(decisionRef({ ...leader, db: past }, 'made'), { ...moderationEvent(leader.uid, 'hide', false) }),
    );

    await assertFails(updateDoc(decisionRef(leader, 'made'), { action: 'keep' }));
    await assertFails(deleteDoc(decisionRef(leader, 'made')));
  });
});
