/** By this spreadsheets know that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Saves a text as a CSV file on the visitor's device. */
export function saveCsv(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
