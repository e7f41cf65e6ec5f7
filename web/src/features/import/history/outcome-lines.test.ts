import {
  afterChunk,
  afterUndoneChunk,
  chunksExpireAt,
  newImport,
  UNDO_WITHIN_MS,
} from '@prayer-community/domain/import/stored-import';
import { expect, it } from 'vitest';
import { outcomeLines } from './outcome-lines.ts';

const STARTED = new Date('2026-11-24T18:00:00Z');
const begun = newImport(
  {
    kind: 'requests',
    file_name: 'prayers.csv',
    fingerprint: 'f'.repeat(64),
    row_count: 150,
    bad_row_count: 0,
    chunk_count: 2,
    language: 'en',
  },
  'grace',
  STARTED,
);
const half = { ...begun, ...afterChunk(begun, { created: 100, existing: 0, refused: 0 }, STARTED) };
const whole = { ...half, ...afterChunk(half, { created: 50, existing: 0, refused: 0 }, STARTED) };
const undoing = { ...whole, ...afterUndoneChunk(whole, 100, 0, STARTED) };
const undone = { ...undoing, ...afterUndoneChunk(undoing, 50, 0, STARTED) };

it('says how far an undo is, until it can no longer be continued', () => {
  const tooLate = chunksExpireAt(STARTED);

  expect(outcomeLines(undoing, 'grace', STARTED)).toEqual(['Undoing… Removed: 100 prayer requests.']);
  expect(outcomeLines(undoing, 'grace', tooLate)).toEqual([
    'Partly undone. Removed: 100 prayer requests. It’s too late to undo the rest.',
  ]);
  expect(outcomeLines(undone, 'grace', tooLate)).toEqual(['Undone. Removed: 150 prayer requests.']);
});

it('says how far an import is, and that it stopped once it can no longer be continued', () => {
  const tooLate = new Date(STARTED.getTime() + UNDO_WITHIN_MS);

  expect(outcomeLines(half, 'grace', STARTED)).toEqual([
    '100 of 150 so far. If it stopped, choose the same file to continue.',
    'Added: 100 prayer requests.',
  ]);
  expect(outcomeLines(half, 'grace', tooLate)).toEqual([
    'Stopped at 100 of 150.',
    'Added: 100 prayer requests.',
  ]);
  expect(outcomeLines(whole, 'grace', tooLate)).toEqual(['Added: 150 prayer requests.']);
});

it('says that only the leader who started it can continue an import of groups', () => {
  const groups = { ...half, kind: 'groups' as const };

  expect(outcomeLines(groups, 'grace', STARTED)[0]).toBe(
    '100 of 150 so far. If it stopped, choose the same file to continue.',
  );
  expect(outcomeLines(groups, 'ruth', STARTED)[0]).toBe(
    '100 of 150 so far. Only the leader who started it can continue it.',
  );
});
