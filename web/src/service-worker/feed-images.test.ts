import { contentFilePath } from '@prayer-community/domain/daily-content/content-file';
import { expect, it } from 'vitest';
import { isFeedImage } from './feed-images.ts';

const STORED = encodeURIComponent(contentFilePath('a'.repeat(20), Date.now(), 'abcdefgh', 'image/png'));

it.each([
  ['an image from the feed', STORED, 'image', true],
  ['a feed file in an iframe', STORED, 'iframe', false],
  ['an image in another folder', encodeURIComponent('elsewhere/a.png'), 'image', false],
  ['an image in a folder with a similar name', encodeURIComponent('my-daily-content/a.png'), 'image', false],
])('only an image of the feed is cached: %s', (_what, object, destination, isCached) => {
  const url = new URL(`https://firebasestorage.googleapis.com/v0/b/bucket/o/${object}?alt=media`);

  expect(isFeedImage({ url, request: { destination } })).toBe(isCached);
});
