import {
  isOpenTo,
  mayContinue,
  mayUndo,
  type StoredImport,
} from '@prayer-community/domain/import/stored-import';
import { counted, t } from '@prayer-community/i18n/text';
import { COUNTED_KINDS, RETAINED_NOTES } from '../import-labels.ts';

export function outcomeLines(stored: StoredImport<Date>, uid: string, now: Date): readonly string[] {
  const { kind, state, created, existing, refused, bad_row_count: bad, kept } = stored;
  if (state === 'undoing' || state === 'undone') {
    const taken = undoLine(stored, now);
    return kept > 0 ? [taken, RETAINED_NOTES[kind](kept)] : [taken];
  }
  const done = created + existing + refused;
  return [
    ...(state === 'running' ? [runningLine(stored, done, uid, now)] : []),
    t('Added: {things}.', { things: COUNTED_KINDS[kind](created) }),
    ...(existing > 0 ? [counted(existing, '{count} was already here.', '{count} were already here.')] : []),
    ...(refused + bad > 0
      ? [counted(refused + bad, '{count} row was left out.', '{count} rows were left out.')]
      : []),
  ];
}

function runningLine(stored: StoredImport<Date>, done: number, uid: string, now: Date): string {
  const progress = { done, all: stored.row_count };
  if (!mayContinue(stored, now)) {
    return t('Stopped at {done} of {all}.', progress);
  }
  return isOpenTo(uid, stored)
    ? t('{done} of {all} so far. If it stopped, choose the same file to continue.', progress)
    : t('{done} of {all} so far. Only the leader who started it can continue it.', progress);
}

function undoLine(stored: StoredImport<Date>, now: Date): string {
  const things = COUNTED_KINDS[stored.kind](stored.removed);
  if (stored.state === 'undone') {
    return t('Undone. Removed: {things}.', { things });
  }
  return mayUndo(stored, now)
    ? t('Undoing… Removed: {things}.', { things })
    : t('Partly undone. Removed: {things}. It’s too late to undo the rest.', { things });
}
