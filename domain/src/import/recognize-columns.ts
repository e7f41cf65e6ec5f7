import { foldText } from '../fields/fold-text.ts';
import { COLUMN_NAMES, FIELDS_OF, type ImportField, REQUIRED_FIELDS } from './import-columns.ts';
import type { ImportKind } from './import-kind.ts';

/** The column index of each field. Fields without a column are omitted. */
export type ColumnChoice = Readonly<Partial<Record<ImportField, number>>>;

/** Finds the columns by the names in the first row. Each column is used for at most one field. */
export function recognizeColumns(kind: ImportKind, header: readonly string[]): ColumnChoice {
  const names = header.map(plainName);
  const taken = new Set<number>();
  const choice: Partial<Record<ImportField, number>> = {};
  for (const field of FIELDS_OF[kind]) {
    const column = COLUMN_NAMES[field]
      .map((name) => names.findIndex((found, index) => found === name && !taken.has(index)))
      .find((index) => index !== -1);
    if (column !== undefined) {
      taken.add(column);
      choice[field] = column;
    }
  }
  return choice;
}

/** Returns the required fields that have no column yet. One field of each inner list is enough. */
export function missingFields(kind: ImportKind, columns: ColumnChoice): readonly (readonly ImportField[])[] {
  return REQUIRED_FIELDS[kind].filter((fields) => fields.every((field) => columns[field] === undefined));
}

/** Assigns a column to a field and removes it from any other field. Null unassigns the field. */
export function chooseColumn(columns: ColumnChoice, field: ImportField, column: number | null): ColumnChoice {
  const others = Object.entries(columns).filter(([name, index]) => name !== field && index !== column);
  return { ...Object.fromEntries(others), ...(column !== null && { [field]: column }) };
}

/** Removes case, accents, spaces and punctuation from a column name. */
function plainName(name: string): string {
  return foldText(name).replaceAll(/[^\p{L}\p{N}]/gu, '');
}
