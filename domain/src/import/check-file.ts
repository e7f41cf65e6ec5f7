import { t } from '@prayer-community/i18n/text';
import { CIRCLE_MAX_MEMBERS } from '../limits.ts';
import { checkGroupRow, mergedGroup } from './check-group-row.ts';
import { checkPersonRow } from './check-person-row.ts';
import { checkRequestRow } from './check-request-row.ts';
import type { ImportKind } from './import-kind.ts';
import { groupIdentity, personIdentity, type RowsOf, requestIdentity } from './import-rows.ts';
import { type CheckContext, type CheckedRow, ROW_PROBLEMS, type RowProblem } from './row-check.ts';

export interface BadRow {
  line: number;
  problems: readonly RowProblem[];
}

/** The result of checking a file: the rows that can be imported, and those that cannot, with the reasons. */
export interface CheckedFile<Kind extends ImportKind> {
  kind: Kind;
  rows: readonly RowsOf[Kind][];
  badRows: readonly BadRow[];
}

type AnyRow = RowsOf[ImportKind];

interface RowCheck<Row> {
  check: (cells: readonly string[], line: number, context: CheckContext) => CheckedRow<Row>;
  identityOf: (row: Row) => string;
  /** Merges two rows with the same identity. Null if the second row is refused as a duplicate. */
  merge: ((first: Row, second: Row) => Row) | null;
}

const CHECKS: { [Kind in ImportKind]: RowCheck<RowsOf[Kind]> } = {
  requests: { check: checkRequestRow, identityOf: requestIdentity, merge: null },
  people: { check: checkPersonRow, identityOf: personIdentity, merge: null },
  groups: { check: checkGroupRow, identityOf: groupIdentity, merge: mergedGroup },
};

/** Checks the rows of a file one by one, so a page can pause in between. */
export class FileCheck<Kind extends ImportKind> {
  readonly #kind: Kind;
  readonly #context: CheckContext;
  readonly #rows = new Map<string, RowsOf[Kind]>();
  readonly #badRows: BadRow[] = [];

  constructor(kind: Kind, context: CheckContext) {
    this.#kind = kind;
    this.#context = context;
  }

  /** @param line the row's line number in the file. Line 1 contains the column names. */
  add(cells: readonly string[], line: number): void {
    if (cells.every((cell) => cell.trim() === '')) {
      return;
    }
    const { check, identityOf, merge }: RowCheck<RowsOf[Kind]> = CHECKS[this.#kind];
    const checked = check(cells, line, this.#context);
    if ('problems' in checked) {
      this.#badRows.push(checked);
      return;
    }
    const identity = identityOf(checked.row);
    const known = this.#rows.get(identity);
    if (known === undefined) {
      this.#rows.set(identity, checked.row);
    } else if (merge === null) {
      this.#refuse(line, t(ROW_PROBLEMS.duplicate(known.line)));
    } else {
      const merged = merge(known, checked.row);
      if (isFull(merged)) {
        this.#refuse(line, t(ROW_PROBLEMS.tooManyMembers));
      } else {
        this.#rows.set(identity, merged);
      }
    }
  }

  result(): CheckedFile<Kind> {
    return { kind: this.#kind, rows: [...this.#rows.values()], badRows: this.#badRows };
  }

  #refuse(line: number, message: string): void {
    this.#badRows.push({ line, problems: [{ field: null, message }] });
  }
}

function isFull(row: AnyRow): boolean {
  return 'emails' in row && row.emails.length > CIRCLE_MAX_MEMBERS - 1;
}
