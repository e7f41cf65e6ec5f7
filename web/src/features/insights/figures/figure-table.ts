import { numberText } from './figure-texts.ts';

/** The content of a table cell. Null if there is no value. */
export type Cell = string | number | null;

interface Column {
  heading: string;
  /** Includes the unit, because files contain plain numbers. */
  fileHeading: string;
  /** Formats a cell for the screen. Files contain the raw value. */
  text: (cell: Cell) => string;
}

/** The numbers behind a chart, for screen readers, the table on the screen and the CSV file. The first column names the rows. */
export interface FigureTable {
  title: string;
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[];
}

const NOTHING = '–';

/** Returns a column of texts or plain numbers. */
export function plainColumn(heading: string, fileHeading: string = heading): Column {
  return { heading, fileHeading, text: plainText };
}

function plainText(cell: Cell): string {
  return isNumber(cell) ? numberText(cell) : (cell ?? NOTHING);
}

/** Returns a column whose cells are formatted with `text`. */
export function textColumn<Value extends string | number>(
  heading: string,
  fileHeading: string,
  isValue: (cell: Cell) => cell is Value,
  text: (value: Value) => string,
): Column {
  return { heading, fileHeading, text: (cell) => (isValue(cell) ? text(cell) : NOTHING) };
}

export function isNumber(cell: Cell): cell is number {
  return typeof cell === 'number';
}

export function isString(cell: Cell): cell is string {
  return typeof cell === 'string';
}
