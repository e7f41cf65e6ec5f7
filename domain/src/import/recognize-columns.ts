import { foldText } from '../fields/fold-text.ts';
import { COLUMN_NAMES, FIELDS_OF, type ImportField, REQUIRED_FIELDS } from './import-columns.ts';
import type { ImportKind } from './import-kind.ts';

/** Which column of a file holds which field: the index of the column. A field without a column is left out. */
export type ColumnChoice = Readonly<Partial<Record<ImportField, number>>>;

/** Finds the columns by the names in the first row; each column serves one field at most. */
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

/** The fields of which a file needs one more column to be imported, as alternatives. */
export function missingFields(kind: ImportKind, columns: ColumnChoice): readonly (readonly ImportField[])[] {
  return REQUIRED_FIELDS[kind].filter((fields) => fields.every((field) => columns[field] === undefined));
}

/** The choice with another column for a field; who held that column before gives it up. */
export function chooseColumn(columns: ColumnChoice, field: ImportField, column: number | null): ColumnChoice {
  const others = Object.entries(columns).filter(([name, index]) => name !== field && index !== column);
  return { ...Object.fromEntries(others), ...(column !== null && { [field]: column }) };
}

/** The name of a column without case, accents, spaces and signs. */
function plainName(name: string): string {
  return foldText(name).replaceAll(/[^\p{L}\p{N}]/gu, '');
}
