import type { Language } from '@prayer-community/i18n/language';
import { type Message, message, t } from '@prayer-community/i18n/text';
import type * as z from 'zod';
import type { ImportField } from './import-columns.ts';
import type { DayOrder } from './read-day.ts';
import type { ColumnChoice } from './recognize-columns.ts';

/** Why a row cannot be imported, and which of its fields shows it. */
export interface RowProblem {
  field: ImportField | null;
  message: string;
}

/** What became of a row: ready to be imported, or not and why. */
export type CheckedRow<Row> = { line: number; row: Row } | { line: number; problems: readonly RowProblem[] };

/** What a check depends on beside the row. */
export interface CheckContext {
  columns: ColumnChoice;
  dayOrder: DayOrder;
  now: Date;
  /** Of requests whose row names none. */
  language: Language;
  /** Days that closed requests are kept; 0 keeps them. */
  retentionDays: number;
}

export const ROW_PROBLEMS = {
  missing: message('This is missing.'),
  tooLong: (limit: number) => message('This has more than {limit} characters.', { limit }),
  email: message('This isn’t an e-mail address.'),
  phone: message('This isn’t a phone number.'),
  day: message('We can’t read this date.'),
  future: message('This date is in the future.'),
  unknown: message('We don’t recognize this value.'),
  yesOrNo: message('Please write yes or no.'),
  tooOld: message('It was closed too long ago to keep under your settings.'),
  double: (line: number) => message('This is the same as row {line}.', { line: String(line) }),
  tooManyMembers: message('This group has too many members for a prayer circle.'),
} as const;

/** The apostrophe that keeps a cell from being a formula. */
const ESCAPED_FORMULA = /^'(?=[=+\-@\t\r])/;

/** Reads the cells of one row by the chosen columns, and collects what is wrong with them. */
export class RowReader {
  readonly problems: RowProblem[] = [];
  readonly #cells: readonly string[];
  readonly #columns: ColumnChoice;

  constructor(cells: readonly string[], columns: ColumnChoice) {
    this.#cells = cells;
    this.#columns = columns;
  }

  /** The trimmed text of a field; empty without a column. Our file of bad rows marks formulas with an apostrophe, which goes. */
  textOf(field: ImportField): string {
    const column = this.#columns[field];
    const cell = column === undefined ? '' : (this.#cells[column] ?? '');
    return cell.trim().replace(ESCAPED_FORMULA, '').trim();
  }

  /** The same; null where it is blank. */
  textOrNull(field: ImportField): string | null {
    return this.textOf(field) || null;
  }

  /** What a reading makes of a field; where it makes nothing, that is a problem, and `otherwise` is used. */
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

  /** The row as its schema takes it, or all that is wrong with it. */
  finish<Row>(
    line: number,
    schema: z.ZodType<Row>,
    row: unknown,
    fieldOf: (path: string) => ImportField | null,
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
