import type { WholeReadmeText } from '@prayer-community/i18n/texts';
import type { DocumentKind } from '../direct-access.ts';
import { type CsvCell, csvLine } from '../fields/csv-line.ts';

/** The readme text of a column, or of each part if a field has several. Null if the table omits the field. */
export type ColumnText = WholeReadmeText | Readonly<Record<string, WholeReadmeText>> | null;

/** A table of an archive, with one row per document of a kind and one column per field that a person may want to read. */
export interface ExportTable {
  /** File name without the extension. */
  name: string;
  rowsOf: DocumentKind | 'accounts';
  /** Describes one row. */
  says: WholeReadmeText;
  columns: Readonly<Record<string, ColumnText>>;
}

export function tableColumns({ columns }: ExportTable): { heading: string; says: WholeReadmeText }[] {
  return Object.entries(columns).flatMap(([field, column]) => {
    if (column === null) {
      return [];
    }
    return typeof column === 'string'
      ? [{ heading: field, says: column }]
      : Object.entries(column).map(([part, says]) => ({ heading: `${field}.${part}`, says }));
  });
}

export function tableHeading(table: ExportTable): string {
  return csvLine(tableColumns(table).map(({ heading }) => heading));
}

/**
 * Returns the line of one document.
 * @param fields as stored, with instants as `Date`
 */
export function tableRow(table: ExportTable, fields: Readonly<Record<string, unknown>>): string {
  return csvLine(tableColumns(table).map(({ heading }) => toCell(valueAt(fields, heading.split('.')))));
}

function valueAt(fields: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) {
    return fields;
  }
  return isRecord(fields) ? valueAt(fields[name], rest) : undefined;
}

/** Formats instants as ISO 8601 in UTC and joins lists with semicolons. */
function toCell(value: unknown): CsvCell {
  if (value === null || value === undefined) {
    return null;
  }
  if (value instanceof Date) {
    return value.toISOString();
  }
  if (Array.isArray(value)) {
    return value.map((one) => toCell(one) ?? '').join('; ');
  }
  if (isRecord(value)) {
    return Object.values(value)
      .map((one) => toCell(one) ?? '')
      .join(' ');
  }
  return typeof value === 'number' ? value : String(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}
