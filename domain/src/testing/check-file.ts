import { type CheckedFile, FileCheck } from '../import/check-file.ts';
import type { ImportKind } from '../import/import-kind.ts';
import type { CheckContext } from '../import/row-check.ts';

/** Checks all rows of a file at once. The first one is in line 2, below the column names. */
export function checkFile<Kind extends ImportKind>(
  kind: Kind,
  records: readonly (readonly string[])[],
  context: CheckContext,
): CheckedFile<Kind> {
  const check = new FileCheck(kind, context);
  for (const [index, cells] of records.entries()) {
    check.add(cells, index + 2);
  }
  return check.result();
}
