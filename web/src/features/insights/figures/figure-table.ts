/** The content of a table cell; null where there is nothing to say. */
export type Cell = string | number | null;

interface Column {
  heading: string;
  /** With its unit: a file has numbers alone. */
  fileHeading: string;
  /** How people read what the file has as it is. */
  text: (cell: Cell) => string;
}

/** The numbers behind a chart, for a screen reader, a table on the screen and a file alike; the first column names the rows. */
export interface FigureTable {
  title: string;
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[];
}

const NOTHING = '–';

/** A column of what is read as it is stored. */
export function plainColumn(heading: string, fileHeading: string = heading): Column {
  return { heading, fileHeading, text: (cell) => (cell === null ? NOTHING : String(cell)) };
}

/** A column of dates, names or numbers that people read in another way. */
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
