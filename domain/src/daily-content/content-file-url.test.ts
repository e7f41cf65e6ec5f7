import { expect, it } from 'vitest';
import { contentFileUrl } from './content-file-url.ts';

it.each([
  ['https://firebasestorage.googleapis.com', 'our-church.firebasestorage.app'],
  ['http://localhost:9199', 'demo-test.appspot.com'],
])('the URL of a file at %s contains its path as one segment', (origin, bucket) => {
  expect(contentFileUrl({ origin, bucket }, 'daily-content/a b/é.pdf')).toBe(
    `${origin}/v0/b/${bucket}/o/daily-content%2Fa%20b%2F%C3%A9.pdf?alt=media`,
  );
});
