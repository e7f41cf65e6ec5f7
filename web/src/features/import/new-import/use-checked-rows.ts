import { type CheckedFile, FileCheck } from '@prayer-community/domain/import/check-file';
import type { ImportKind } from '@prayer-community/domain/import/import-kind';
import type { CheckContext } from '@prayer-community/domain/import/row-check';
import { useEffect, useState } from 'react';
import type { CsvFile } from '../file/read-csv.ts';

/** The number of rows to check before yielding to the page. */
const ROWS_AT_ONCE = 250;

export type AnyCheckedFile = { [Kind in ImportKind]: CheckedFile<Kind> }[ImportKind];

export type RowCheck =
  | { state: 'checking'; checkedRows: number }
  | { state: 'checked'; result: AnyCheckedFile };

/**
 * Checks every row of a file in steps, so that the page stays responsive.
 * @param context null while required columns are missing
 */
export function useCheckedRows(
  file: CsvFile,
  kind: ImportKind,
  context: CheckContext | null,
): RowCheck | null {
  const [latest, setLatest] = useState<{ of: CheckContext; check: RowCheck }>();
  useEffect(() => {
    if (context === null) {
      return;
    }
    const stopping = new AbortController();
    const onCheck = (check: RowCheck) => setLatest({ of: context, check });
    void checkInSteps(file, kind, context, onCheck, stopping.signal);
    return () => stopping.abort();
  }, [file, kind, context]);
  if (context === null) {
    return null;
  }
  return latest?.of === context ? latest.check : { state: 'checking', checkedRows: 0 };
}

async function checkInSteps(
  { records }: CsvFile,
  kind: ImportKind,
  context: CheckContext,
  onCheck: (check: RowCheck) => void,
  stopping: AbortSignal,
): Promise<void> {
  const check = startCheck(kind, context);
  for (const [index, cells] of records.entries()) {
    check.add(cells, index + 2);
    if ((index + 1) % ROWS_AT_ONCE === 0) {
      onCheck({ state: 'checking', checkedRows: index + 1 });
      await nextTask();
      if (stopping.aborted) {
        return;
      }
    }
  }
  onCheck({ state: 'checked', result: check.result() });
}

function startCheck(kind: ImportKind, context: CheckContext) {
  switch (kind) {
    case 'requests':
      return new FileCheck(kind, context);
    case 'people':
      return new FileCheck(kind, context);
    case 'groups':
      return new FileCheck(kind, context);
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
