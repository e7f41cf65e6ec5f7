import { saveFile } from '../../../ui/save-file.ts';

/** By this spreadsheets know that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Saves a text as a CSV file on the visitor's device. */
export function saveCsv(name: string, text: string): void {
  saveFile(name, [BYTE_ORDER_MARK, text], 'text/csv;charset=utf-8');
}
