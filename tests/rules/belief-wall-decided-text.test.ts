import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import type { ModerationAction } from '@prayer-community/domain/belief-wall/wall-moderation';
import { NAME_MAX_CHARS, TESTIMONY_MAX_CHARS } from '@prayer-community/domain/limits';
import { beforeEach, describe, it } from 'vitest';
import { moderationEvent, writeDecision } from './moderation-writes.ts';
import { UIDS } from './rules-environment.ts';
import { wallUnderTest } from './wall-under-test.ts';
import type { WallWriter } from './wall-writes.ts';

const wall = wallUnderTest({ content: 'For Lukas.', author_name: 'Marisol', is_anonymous: false });
let leader: WallWriter;

beforeEach(() => {
  leader = { ...wall.writer, db: wall.databaseAs('leadership'), uid: UIDS.leadership };
});

const TEXT = { content: 'For a friend.', author_name: 'M.', is_anonymous: false, testimony: 'He is well.' };
const tooLong = 'x'.repeat(TESTIMONY_MAX_CHARS + 1);

describe('an edit', () => {
  const edit = (changes: object) =>
    writeDecision(leader, { ...TEXT, ...changes }, moderationEvent(leader.uid, 'edit', false));

  it.each<[string, object]>([
    [
      'a name and a testimony of the maximum length',
      { author_name: 'x'.repeat(NAME_MAX_CHARS), testimony: 'x'.repeat(TESTIMONY_MAX_CHARS) },
    ],
    ['no testimony', { testimony: null }],
  ])('is allowed if it leaves %s', async (_what, changes) => {
    await assertSucceeds(edit(changes));
  });

  it.each<[string, object]>([
    ['a blank name', { author_name: ' ' }],
    ['a name that is too long', { author_name: 'x'.repeat(NAME_MAX_CHARS + 1) }],
    ['a name that is not a string', { author_name: 7 }],
    ['a testimony that is too long', { testimony: tooLong }],
    ['a testimony that is not a string', { testimony: ['He is well.'] }],
  ])('is denied if it leaves %s', async (_what, changes) => {
    await assertFails(edit(changes));
  });
});

describe('a post by an anonymous author', () => {
  const anonymous = { author_name: null, is_anonymous: true };
  const named = { author_name: 'Lukas', is_anonymous: false };

  beforeEach(async () => {
    await wall.storePost(anonymous);
    leader = { ...leader, postId: wall.writer.postId };
  });

  it('can be edited but not given a name', async () => {
    const edit = moderationEvent(leader.uid, 'edit', false);

    await assertFails(writeDecision(leader, named, edit));
    await assertFails(writeDecision(leader, { ...TEXT, ...named }, edit));
    await assertSucceeds(writeDecision(leader, { ...TEXT, ...anonymous }, edit));
  });

  it("can get its author's name back when an edit is undone", async () => {
    await assertSucceeds(writeDecision(leader, named, moderationEvent(leader.uid, 'edit', true)));
  });
});

describe('a post that is unmarked as answered', () => {
  beforeEach(async () => {
    await wall.storePost({ is_answered: true, testimony: 'Lukas is well.' });
    leader = { ...leader, postId: wall.writer.postId };
  });

  const unmark = (changes: object) =>
    writeDecision(
      leader,
      { is_answered: false, testimony: null, ...changes },
      moderationEvent(leader.uid, 'unmark_answered', false),
    );

  it('cannot have its content or prayer count changed as well', async () => {
    await assertFails(unmark({ content: 'Other words.' }));
    await assertFails(unmark({ prayer_count: 99 }));
    await assertSucceeds(unmark({}));
  });

  it('can only get a valid testimony back when the decision is undone', async () => {
    await unmark({});
    const markAgain = (testimony: unknown) =>
      writeDecision(
        leader,
        { is_answered: true, testimony },
        moderationEvent(leader.uid, 'unmark_answered', true),
      );

    await assertFails(markAgain(tooLong));
    await assertFails(markAgain(7));
    await assertSucceeds(markAgain('Lukas is well.'));
  });
});

it.each<ModerationAction>(['keep', 'edit'])(
  'a decision to %s requires is_undo to be a boolean',
  async (action) => {
    const fields = action === 'edit' ? TEXT : {};

    for (const is_undo of ['no', 0, null]) {
      await assertFails(
        writeDecision(leader, fields, { ...moderationEvent(leader.uid, action, false), is_undo }),
      );
    }
    await assertSucceeds(writeDecision(leader, fields, moderationEvent(leader.uid, action, false)));
  },
);
