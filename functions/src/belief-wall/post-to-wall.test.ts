import { randomUUID } from 'node:crypto';
import { WALL_POSTS_PER_HOUR, WALL_REFUSALS } from '@prayer-community/domain/belief-wall/belief-wall-calls';
import { POST_PACE_MS } from '@prayer-community/domain/belief-wall/belief-wall-pace';
import { newWallPost, WALL_FORM_MESSAGES } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { autoIdFrom } from '@prayer-community/domain/fields/auto-id';
import { SECOND_MS } from '@prayer-community/domain/fields/durations';
import { NAME_MAX_CHARS, PRAYER_TEXT_MAX_CHARS } from '@prayer-community/domain/limits';
import { refusal } from '@prayer-community/domain/refusal';
import { newTombstone } from '@prayer-community/domain/retention/tombstone';
import { type Message, t } from '@prayer-community/i18n/text';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { tombstoneRef } from '../data/tombstone.ts';
import { now } from '../platform/clock.ts';
import { type AnonymousVisitor, createVisitor } from '../testing/anonymous-visitor.ts';
import { type CallableAnswer, callFunction, callWithAnything, resultOf } from '../testing/call-function.ts';
import { randomAddress } from '../testing/random-address.ts';
import { testFirestore } from '../testing/test-backend.ts';

vi.mock('../platform/clock.ts', { spy: true });

const db = testFirestore();
const posts = db.collection(COLLECTIONS.beliefWallPosts);
const wallSettings = db.collection(COLLECTIONS.settings).doc('wall');

const newPostId = () => autoIdFrom(randomUUID());
const form = { content: 'Please pray for my exam.', authorName: '' };

afterEach(() => wallSettings.delete());

function post(
  { idToken }: Pick<AnonymousVisitor, 'idToken'>,
  changes: object = {},
  address = randomAddress(),
): Promise<CallableAnswer> {
  return callWithAnything('postToWall', { postId: newPostId(), ...form, ...changes }, { idToken, address });
}

const SHOWN = { result: { success: true, isShown: true } };

describe('postToWall', () => {
  it('publishes a post immediately and stores its author', async () => {
    const visitor = await createVisitor();
    const postId = newPostId();

    const answer = await post(visitor, { postId, content: '  For my son.\n', authorName: ' Marisol ' });

    expect(answer).toEqual(SHOWN);
    const stored = (await posts.doc(postId).get()).data();
    const { created_at, ...fields } = newWallPost('For my son.', 'Marisol', true, new Date());
    expect(stored).toEqual({ ...fields, created_at: expect.anything() });
    expect(Math.abs(stored?.created_at.toMillis() - created_at.getTime())).toBeLessThan(60_000);
    const author = await db.collection(COLLECTIONS.postAuthors).doc(postId).get();
    expect(author.data()).toEqual({ author_uid: visitor.uid });
  });

  it('does not show a post before approval if the wall is moderated', async () => {
    await wallSettings.set({ approval: 'moderated' });
    const postId = newPostId();

    const answer = await post(await createVisitor(), { postId });

    expect(answer).toEqual({ result: { success: true, isShown: false } });
    expect((await posts.doc(postId).get()).data()).toMatchObject({ is_approved: false, author_name: null });
  });

  it('requires an account', async () => {
    const postId = newPostId();

    const answer = await callFunction('postToWall', { postId, ...form }, { address: randomAddress() });

    expect(answer).toMatchObject({ error: { status: 'UNAUTHENTICATED' } });
    expect((await posts.doc(postId).get()).exists).toBe(false);
  });

  it.each<[string, object, Message]>([
    ['that is empty', { content: '' }, WALL_FORM_MESSAGES.contentRequired],
    [
      'that contains only Unicode whitespace',
      { content: '\u00a0\u3000\ufeff' },
      WALL_FORM_MESSAGES.contentRequired,
    ],
    [
      'that contains only invisible characters',
      { content: '\u200b\u3164\u2800\u00ad' },
      WALL_FORM_MESSAGES.contentRequired,
    ],
    [
      'of 501 characters',
      { content: 'x'.repeat(PRAYER_TEXT_MAX_CHARS + 1) },
      WALL_FORM_MESSAGES.contentTooLong,
    ],
  ])('rejects a post %s, using the form’s message', async (_what, changes, message) => {
    expect(await post(await createVisitor(), changes)).toMatchObject({
      error: { status: 'INVALID_ARGUMENT', message: t(message) },
    });
  });

  it.each<[string, object]>([
    ['with an author name that is too long', { authorName: 'x'.repeat(NAME_MAX_CHARS + 1) }],
    ['with an invalid ID', { postId: 'x'.repeat(1_500) }],
    ['that is already marked as answered', { is_answered: true }],
    ['that claims to be approved', { is_approved: true }],
  ])('rejects a post %s', async (_what, changes) => {
    expect(await post(await createVisitor(), changes)).toMatchObject({
      error: { status: 'INVALID_ARGUMENT' },
    });
  });
});

describe('a repeated post ID', () => {
  it('stores only one post for the same visitor, even with simultaneous calls', async () => {
    const visitor = await createVisitor();
    const postId = newPostId();

    const answers = await Promise.all([1, 2, 3, 4].map(() => post(visitor, { postId })));
    const later = await post(visitor, { postId });

    expect([...answers, later]).toEqual([SHOWN, SHOWN, SHOWN, SHOWN, SHOWN]);
    expect((await posts.doc(postId).get()).get('content')).toBe(form.content);
  });

  it('is rejected for another visitor, and the post is not changed', async () => {
    const postId = newPostId();
    await post(await createVisitor(), { postId });

    const answer = await post(await createVisitor(), { postId, content: 'Buy now at example.com' });

    expect(answer).toMatchObject({ error: { status: 'ALREADY_EXISTS' } });
    expect((await posts.doc(postId).get()).get('content')).toBe(form.content);
  });

  it('is rejected if its post was deleted', async () => {
    const postId = newPostId();
    await tombstoneRef(db, postId).set(newTombstone('post', new Date()));

    expect(await post(await createVisitor(), { postId })).toMatchObject({
      error: { status: 'ALREADY_EXISTS' },
    });
  });
});

describe('the pace limit for a visitor', () => {
  it('allows one post per 30 seconds, regardless of their network address', async () => {
    const visitor = await createVisitor();
    const at = new Date();
    vi.mocked(now).mockReturnValue(at);
    onTestFinished(() => void vi.mocked(now).mockReset());
    await post(visitor);
    const waitMs = 10 * SECOND_MS;
    vi.mocked(now).mockReturnValue(new Date(at.getTime() + POST_PACE_MS - waitMs));

    const answer = await resultOf(
      'postToWall',
      { postId: newPostId(), ...form },
      { idToken: visitor.idToken, address: randomAddress() },
    );

    expect(answer).toMatchObject({
      success: false,
      error: t(WALL_REFUSALS.tooSoon('10 seconds')),
      retryAfterSeconds: waitMs / SECOND_MS,
    });
  });

  it('allows only one of several simultaneous posts', async () => {
    const visitor = await createVisitor();

    const answers = await Promise.all([1, 2, 3, 4].map(() => post(visitor)));

    expect(answers.filter((answer) => 'result' in answer && 'isShown' in Object(answer.result))).toHaveLength(
      1,
    );
  });

  it('allows the next post after 30 seconds', async () => {
    const visitor = await createVisitor();
    await post(visitor);
    const paces = await db.collection(COLLECTIONS.rateLimits).get();
    const past = { expires_at: new Date(Date.now() - 1) };
    const ofPace = paces.docs.filter(({ id }) => id.startsWith('wall_pace_'));
    await Promise.all(ofPace.map(({ ref }) => ref.update(past)));

    expect(await post(visitor)).toEqual(SHOWN);
  });
});

it('a network address can share 60 posts per hour across all its accounts, and other addresses are unaffected', async () => {
  const address = randomAddress();
  const answers: CallableAnswer[] = [];
  for (let round = 0; round < 4; round += 1) {
    const visitors = await Promise.all(Array.from({ length: WALL_POSTS_PER_HOUR / 4 + 2 }, createVisitor));
    answers.push(...(await Promise.all(visitors.map((visitor) => post(visitor, {}, address)))));
  }

  const refused = { result: refusal(WALL_REFUSALS.tooManyPosts) };
  expect(answers.filter((answer) => 'result' in answer && 'isShown' in Object(answer.result))).toHaveLength(
    WALL_POSTS_PER_HOUR,
  );
  const late = await createVisitor();
  expect(await post(late, {}, address)).toEqual(refused);
  expect(await post(late)).toEqual(SHOWN);
});
