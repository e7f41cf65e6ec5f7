import { expect, it } from 'vitest';
import { ERASED_KINDS, erasurePath, readErasurePath } from './erasure.ts';

it.each(ERASED_KINDS)('an erased %s is read from the name of its file', (kind) => {
  expect(readErasurePath(erasurePath({ kind, id: 'a-1' }))).toEqual({ kind, id: 'a-1' });
});

it.each([
  'erasures',
  'erasures/request',
  'erasures/request/',
  'erasures/note/a-1',
  'erasures/request/a/b',
  'prayer-audio/request/a-1',
])('%s is no erasure', (path) => {
  expect(readErasurePath(path)).toBeNull();
});
