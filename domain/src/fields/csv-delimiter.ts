/** A comma as in RFC 4180, or a semicolon for spreadsheets of countries whose decimals have a comma. */
export const CSV_DELIMITERS = [',', ';'] as const;

export type CsvDelimiter = (typeof CSV_DELIMITERS)[number];
