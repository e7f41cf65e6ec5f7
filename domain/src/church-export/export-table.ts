import type { WholeReadmeText } from '@prayer-community/i18n/texts';
import type { DocumentKind } from '../direct-access.ts';
import { type CsvCell, csvLine } from '../fields/csv-line.ts';

/** What the readme says of a column; by its parts where a field has several; null where the table leaves the field out. */
export type ColumnText = WholeReadmeText | Readonly<Record<string, WholeReadmeText>> | null;

/** A table of an archive: a row for each document of a kind, a column for each field that a person may want to read. */
export interface ExportTable {
  /** Its name without the ending. */
  name: string;
  /** A kind of documents, or the accounts. */
  rowsOf: DocumentKind | 'accounts';
  /** What one row is. */
  says: WholeReadmeText;
  columns: Readonly<Record<string, ColumnText>>;
}

/** A row's own id, and those of the documents above it, by their headings. */
export type RowIds = Readonly<Record<string, string>>;

/** The headings of a table with what each column says. */
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

/** The first line of a table. */
export function tableHeading(table: ExportTable): string {
  return csvLine(tableColumns(table).map(({ heading }) => heading));
}

/** The line of one document; `fields` as stored, an instant as a Date. */
export function tableRow(table: ExportTable, fields: Readonly<Record<string, unknown>>): string {
  return csvLine(tableColumns(table).map(({ heading }) => toCell(valueAt(fields, heading.split('.')))));
}

function valueAt(fields: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) {
    return fields;
  }
  return isRecord(fields) ? valueAt(fields[name], rest) : undefined;
}

/** Instants in UTC as ISO 8601 has them, lists with semicolons between. */
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
