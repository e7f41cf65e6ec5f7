import { expect, it } from 'vitest';
import { ERASED_KINDS, erasurePath, readErasurePath } from './erasure.ts';

it.each(ERASED_KINDS)('readErasurePath reads an erased %s from its file name', (kind) => {
  expect(readErasurePath(erasurePath({ kind, id: 'a-1' }))).toEqual({ kind, id: 'a-1' });
});

it.each([
  'erasures',
  'erasures/request',
  'erasures/request/',
  'erasures/note/a-1',
  'erasures/request/a/b',
  'prayer-audio/request/a-1',
])('readErasurePath returns null for %s', (path) => {
  expect(readErasurePath(path)).toBeNull();
});
