import { describe, expect, it } from 'vitest';
import { newWallPost } from './belief-wall-post.ts';
import {
  fieldsBefore,
  MODERATION_ACTIONS,
  type Moderation,
  type ModerationAction,
  mainAction,
  moderatedFields,
  offeredActions,
  type PostText,
  postTextFormSchema,
  toPostText,
  wallStatus,
} from './wall-moderation.ts';

const SHOWN = newWallPost('For Lukas.', 'Marisol', true, new Date());
const WAITING = { ...SHOWN, is_approved: false };
const HIDDEN = { ...WAITING, is_hidden: true };
const ANSWERED = { ...SHOWN, is_answered: true, testimony: 'Lukas is well.' };

describe('the offered moderation actions', () => {
  it.each<[string, typeof SHOWN, boolean, ModerationAction[]]>([
    ['awaiting approval', WAITING, false, ['approve', 'hide', 'edit']],
    ['on the wall', SHOWN, false, ['hide', 'edit']],
    ['that was reported', SHOWN, true, ['hide', 'keep', 'edit']],
    ['that was marked as answered', ANSWERED, false, ['hide', 'edit', 'unmark_answered']],
    ['that is hidden', HIDDEN, false, ['restore', 'edit']],
    ['that was hidden because of reports', HIDDEN, true, ['keep', 'restore', 'edit']],
  ])('are the right ones for a post %s', (_which, post, isReported, actions) => {
    expect(offeredActions(post, isReported)).toEqual(actions);
  });

  it('never start with one that would return a reported post to the wall', () => {
    expect(mainAction(HIDDEN, true)).toBe('keep');
    expect(mainAction(SHOWN, true)).toBeNull();
    expect(mainAction(HIDDEN, false)).toBe('restore');
    expect(mainAction(WAITING, false)).toBe('approve');
  });
});

const NEW_TEXT = { content: 'For a friend.', author_name: null, is_anonymous: true, testimony: null };

describe.each(MODERATION_ACTIONS)('%s', (action) => {
  it.each([
    ['waits', WAITING],
    ['is shown', ANSWERED],
    ['is hidden', HIDDEN],
  ])('is fully undone for a post that %s', (_where, post) => {
    const moderation: Moderation = action === 'edit' ? { action, seen: post, text: NEW_TEXT } : { action };

    expect({ ...post, ...moderatedFields(moderation), ...fieldsBefore(moderation, post) }).toEqual(post);
  });
});

it.each<[string, Moderation, typeof SHOWN]>([
  ['approve', { action: 'approve' }, WAITING],
  ['restore', { action: 'restore' }, HIDDEN],
])('undoing %s says again whether the named people agreed', (_action, moderation, post) => {
  const before = fieldsBefore(moderation, { ...post, named_people: 'not_asked' });

  expect(before).toMatchObject({ is_approved: false, named_people: 'not_asked' });
});

it('undoing a decision about a public post never says whether the named people agreed', () => {
  const post = { ...SHOWN, named_people: 'agreed' } as const;

  expect(fieldsBefore({ action: 'hide' }, post)).toEqual({ is_approved: true, is_hidden: false });
  expect(fieldsBefore({ action: 'keep' }, post)).toEqual({});
});

it('approve, hide, restore and keep set the expected wall status', () => {
  expect(wallStatus({ ...WAITING, ...moderatedFields({ action: 'approve' }) })).toBe('shown');
  expect(wallStatus({ ...SHOWN, ...moderatedFields({ action: 'hide' }) })).toBe('hidden');
  expect(wallStatus({ ...HIDDEN, ...moderatedFields({ action: 'restore' }) })).toBe('shown');
  expect(wallStatus({ ...HIDDEN, ...moderatedFields({ action: 'keep' }) })).toBe('hidden');
});

it('toPostText makes a post with a blank name anonymous and removes a blank testimony', () => {
  const form = postTextFormSchema.parse({ content: ' For a friend. ', authorName: ' ', testimony: ' ' });

  expect(toPostText(form)).toEqual(NEW_TEXT);
});

describe('an edit', () => {
  const seen = { content: 'For Lukas.', author_name: 'Marisol', is_anonymous: false, testimony: null };

  it.each<[string, Partial<PostText>, Partial<PostText>]>([
    ['content', { content: 'For a friend.' }, { content: 'For Lukas.' }],
    [
      'name and anonymity',
      { author_name: null, is_anonymous: true },
      { author_name: 'Marisol', is_anonymous: false },
    ],
    ['testimony', { testimony: 'He is well.' }, { testimony: null }],
    ['nothing', {}, {}],
  ])('writes and restores only the changed fields: %s', (_what, changes, before) => {
    const edit: Moderation = { action: 'edit', seen, text: { ...seen, ...changes } };
    const meanwhile = { ...ANSWERED, content: 'For L.', author_name: 'M.' };

    expect(moderatedFields(edit)).toEqual(changes);
    expect(fieldsBefore(edit, meanwhile)).toEqual(before);
  });

  it('writes and restores no name if the author stays anonymous', () => {
    const anonymous = { ...seen, author_name: null, is_anonymous: true };
    const edit: Moderation = {
      action: 'edit',
      seen: anonymous,
      text: { ...seen, content: 'For a friend.' },
    };

    expect(moderatedFields(edit)).toEqual({ content: 'For a friend.' });
    expect(fieldsBefore(edit, SHOWN)).toEqual({ content: 'For Lukas.' });
  });
});
