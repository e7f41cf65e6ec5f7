import type { Language } from '@prayer-community/i18n/language';
import { type Message, message, t } from '@prayer-community/i18n/text';
import type * as z from 'zod';
import { unescapeFormulas } from '../fields/formula-text.ts';
import { IMPORT_FIELDS, type ImportField } from './import-columns.ts';
import type { DayOrder } from './read-day.ts';
import type { ColumnChoice } from './recognize-columns.ts';

export interface RowProblem {
  field: ImportField | null;
  message: string;
}

export type CheckedRow<Row> = { line: number; row: Row } | { line: number; problems: readonly RowProblem[] };

/** The parts of a check that do not come from the row. */
export interface CheckContext {
  columns: ColumnChoice;
  dayOrder: DayOrder;
  now: Date;
  /** The language of requests whose row does not name one. */
  language: Language;
}

export const ROW_PROBLEMS = {
  missing: message('This is missing.'),
  tooLong: (limit: number) => message('This has more than {limit} characters.', { limit }),
  email: message('This isn’t an email address.'),
  phone: message('This isn’t a phone number.'),
  day: message('We can’t read this date.'),
  future: message('This date is in the future.'),
  unknown: message('We don’t recognize this value.'),
  yesOrNo: message('Please write yes or no.'),
  duplicate: (line: number) => message('This is the same as row {line}.', { line: String(line) }),
  tooManyMembers: message('This group has too many members for a prayer circle.'),
} as const;

/** Reads the cells of one row by the chosen columns and collects the problems. */
export class RowReader {
  readonly problems: RowProblem[] = [];
  readonly #cells: readonly string[];
  readonly #columns: ColumnChoice;

  constructor(cells: readonly string[], columns: ColumnChoice) {
    this.#cells = cells;
    this.#columns = columns;
  }

  /** Returns true if the file has a column for this field. */
  hasColumn(field: ImportField): boolean {
    return this.#columns[field] !== undefined;
  }

  /**
   * Returns the trimmed text of a field, empty if it has no column. Strips the apostrophes with which our file of bad
   * rows escapes formulas.
   */
  textOf(field: ImportField): string {
    const column = this.#columns[field];
    const cell = column === undefined ? '' : (this.#cells[column] ?? '');
    return unescapeFormulas(cell.trim()).trim();
  }

  /** Like `textOf`, but null if the text is blank. */
  textOrNull(field: ImportField): string | null {
    return this.textOf(field) || null;
  }

  /** Returns the value that `reading` finds in a field. If it finds none, reports a problem and returns `otherwise`. */
  read<Value>(
    field: ImportField,
    reading: (written: string) => Value | null,
    message: Message,
    otherwise: Value,
  ): Value {
    const value = reading(this.textOf(field));
    if (value === null) {
      this.refuse(field, message);
    }
    return value ?? otherwise;
  }

  refuse(field: ImportField | null, message: Message): void {
    this.problems.push({ field, message: t(message) });
  }

  /**
   * Returns the row as parsed by its schema, or all its problems.
   * @param fieldOf returns the field that a key of the row is read from, by default the one of that name
   */
  finish<Row>(
    line: number,
    schema: z.ZodType<Row>,
    row: unknown,
    fieldOf: (key: string) => ImportField | null = fieldNamed,
  ): CheckedRow<Row> {
    const parsed = schema.safeParse(row);
    for (const issue of parsed.error?.issues ?? []) {
      const field = fieldOf(String(issue.path[0]));
      if (!this.problems.some((known) => known.field === field)) {
        this.problems.push({ field, message: problemOf(issue) });
      }
    }
    return parsed.success && this.problems.length === 0
      ? { line, row: parsed.data }
      : { line, problems: this.problems };
  }
}

function fieldNamed(key: string): ImportField | null {
  return IMPORT_FIELDS.find((field) => field === key) ?? null;
}

function problemOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_big') {
    return t(
      issue.origin === 'array' ? ROW_PROBLEMS.tooManyMembers : ROW_PROBLEMS.tooLong(Number(issue.maximum)),
    );
  }
  if (issue.code === 'too_small' || issue.code === 'invalid_type') {
    return t(ROW_PROBLEMS.missing);
  }
  return issue.code === 'invalid_format' ? t(ROW_PROBLEMS.email) : issue.message;
}
