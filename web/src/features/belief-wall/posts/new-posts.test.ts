import { expect, it } from 'vitest';
import { splitNewPosts } from './new-posts.ts';

const at = (minute: number) => ({
  id: `at-${minute}`,
  created_at: new Date(Date.UTC(2026, 10, 21, 8, minute)),
});

it('a reader at the top sees every post as it arrives', () => {
  expect(splitNewPosts([at(3), at(2), at(1)], null)).toEqual({
    shown: [at(3), at(2), at(1)],
    newPosts: [],
  });
});

it('a reader further down keeps the posts already shown while newer ones wait', () => {
  expect(splitNewPosts([at(4), at(3), at(2), at(1)], at(2))).toEqual({
    shown: [at(2), at(1)],
    newPosts: [at(4), at(3)],
  });
});

it('newer posts still wait after the newest shown post has left the wall', () => {
  expect(splitNewPosts([at(4), at(1)], at(2))).toEqual({ shown: [at(1)], newPosts: [at(4)] });
});

it('all posts wait if none of those already shown remain', () => {
  expect(splitNewPosts([at(4), at(3)], at(2))).toEqual({ shown: [], newPosts: [at(4), at(3)] });
});

it('a reader further down gets the same list instance when there are no new posts', () => {
  const posts = [at(3), at(2), at(1)];

  expect(splitNewPosts(posts, at(3)).shown).toBe(posts);
});
