import { describe, expect, it } from 'vitest';
import {
  afterChunk,
  afterUndoneChunk,
  beginUndo,
  chunksExpireAt,
  importToContinue,
  isUndoBegun,
  mayContinue,
  mayUndo,
  newImport,
  progressOf,
  UNDO_WITHIN_MS,
} from './stored-import.ts';

const NOW = new Date('2026-11-24T18:00:00Z');
const LATER = new Date(NOW.getTime() + UNDO_WITHIN_MS);
const begun = newImport(
  {
    kind: 'requests',
    file_name: 'prayers.csv',
    fingerprint: 'f'.repeat(64),
    row_count: 150,
    bad_row_count: 3,
    chunk_count: 2,
    language: 'en',
  },
  'grace',
  NOW,
);
const half = { ...begun, ...afterChunk(begun, { created: 90, existing: 8, refused: 2 }, NOW) };
const whole = { ...half, ...afterChunk(half, { created: 50, existing: 0, refused: 0 }, NOW) };

describe('an import', () => {
  it('counts each chunk and finishes with the last', () => {
    expect(half).toMatchObject({ state: 'running', chunks_done: 1, created: 90, existing: 8, refused: 2 });
    expect(whole).toMatchObject({ state: 'finished', chunks_done: 2, created: 140 });
    expect([begun, half, whole].map(progressOf)).toEqual([0, 0.5, 1]);
  });

  it('can be continued until it is finished or a day old', () => {
    expect(mayContinue(half, NOW)).toBe(true);
    expect(mayContinue(half, LATER)).toBe(false);
    expect(mayContinue(whole, NOW)).toBe(false);
  });

  it('that was interrupted is found by its file, with its mapping and language, while it can be continued', () => {
    const mapping = { file_fingerprint: 'a'.repeat(64), columns: { prayer_text: 2 }, day_order: null };
    const cut = { ...half, mapping };
    const later = {
      ...cut,
      language: 'es' as const,
      started_at: new Date(NOW.getTime() + 1000),
      mapping: { ...mapping, columns: { prayer_text: 3 } },
    };
    const file = { kind: 'requests', fileFingerprint: mapping.file_fingerprint } as const;

    expect(importToContinue([half, cut], file, 'grace', NOW)).toEqual({ mapping, language: 'en' });
    expect(importToContinue([cut, later], file, 'grace', NOW)).toEqual({
      mapping: later.mapping,
      language: 'es',
    });
    expect(importToContinue([cut], file, 'grace', LATER)).toBeNull();
    expect(importToContinue([{ ...whole, mapping }], file, 'grace', NOW)).toBeNull();
    expect(importToContinue([cut], { ...file, kind: 'people' }, 'grace', NOW)).toBeNull();
    expect(importToContinue([cut], { ...file, fileFingerprint: 'b'.repeat(64) }, 'grace', NOW)).toBeNull();
  });

  it('of groups that was interrupted is found only for the leader who started it', () => {
    const mapping = { file_fingerprint: 'a'.repeat(64), columns: { group_name: 0 }, day_order: null };
    const cut = { ...half, kind: 'groups' as const, mapping };
    const file = { kind: 'groups', fileFingerprint: mapping.file_fingerprint } as const;

    expect(importToContinue([cut], file, 'grace', NOW)).toEqual({ mapping, language: 'en' });
    expect(importToContinue([cut], file, 'ruth', NOW)).toBeNull();
  });

  it('undoes an interrupted chunk like a stored one', () => {
    const undoing = { ...half, ...beginUndo(half, { created: ['ruth', 'boaz'] }, NOW) };

    expect(undoing).toMatchObject({ state: 'undoing', chunks_done: 2, created: 92 });
    expect(beginUndo(half, null, NOW)).toMatchObject({ state: 'undoing', chunks_done: 1, created: 90 });
    expect(beginUndo(begun, { created: ['ruth'] }, NOW)).toMatchObject({ state: 'undoing', chunks_done: 1 });
    expect(beginUndo(begun, null, NOW)).toMatchObject({ state: 'undone', chunks_done: 0 });
    expect([begun, half, whole, undoing].map(isUndoBegun)).toEqual([false, false, false, true]);
  });

  it('can be undone for a day, even half-done, and a started undo can continue until its data expires', () => {
    const undoing = { ...whole, ...afterUndoneChunk(whole, 88, 2, NOW) };
    const undone = { ...undoing, ...afterUndoneChunk(undoing, 50, 0, NOW) };

    expect(mayUndo(half, NOW)).toBe(true);
    expect(mayUndo(whole, NOW)).toBe(true);
    expect(mayUndo(whole, LATER)).toBe(false);
    expect(undoing).toMatchObject({ state: 'undoing', removed: 88, kept: 2 });
    expect(progressOf(undoing)).toBe(0.5);
    expect(mayUndo(undoing, LATER)).toBe(true);
    expect(mayUndo(undoing, chunksExpireAt(undoing.started_at))).toBe(false);
    expect(undone).toMatchObject({ state: 'undone', removed: 138, kept: 2 });
    expect(mayUndo(undone, NOW)).toBe(false);
  });
});
