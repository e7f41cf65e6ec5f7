import { numberText } from './figure-texts.ts';

/** The content of a table cell. Null if there is no value. */
export type Cell = string | number | null;

interface Column<Row> {
  heading: string;
  /** Includes the unit, because files contain plain numbers. */
  fileHeading: string;
  /** Returns the raw value, for files. */
  cell: (row: Row) => Cell;
  /** Returns the formatted value, for the screen. */
  text: (row: Row) => string;
}

/** The numbers behind a chart, for screen readers, the table on the screen and the CSV file. The first column names the rows. */
export interface FigureTable<Row> {
  title: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

const NOTHING = '–';

/** Returns a column of texts or plain numbers. */
export function plainColumn<Row>(
  heading: string,
  cell: (row: Row) => Cell,
  fileHeading: string = heading,
): Column<Row> {
  return { heading, fileHeading, cell, text: (row) => plainText(cell(row)) };
}

function plainText(cell: Cell): string {
  return typeof cell === 'number' ? numberText(cell) : (cell ?? NOTHING);
}

/** Returns a column whose cells are formatted with `format`. */
export function textColumn<Row, Value extends string | number>(
  heading: string,
  fileHeading: string,
  cell: (row: Row) => Value | null,
  format: (value: Value) => string,
): Column<Row> {
  return {
    heading,
    fileHeading,
    cell,
    text: (row) => {
      const value = cell(row);
      return value === null ? NOTHING : format(value);
    },
  };
}

/** A row of a ranking. */
export interface Ranked {
  name: string;
  count: number;
}

/** Returns the columns of a ranking. */
export function rankingColumns(
  nameHeading: string,
  countHeading: string,
  countFileHeading?: string,
): Column<Ranked>[] {
  return [
    plainColumn(nameHeading, ({ name }) => name),
    plainColumn(countHeading, ({ count }) => count, countFileHeading),
  ];
}
