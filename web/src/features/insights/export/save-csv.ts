import { BYTE_ORDER_MARK } from '@prayer-community/domain/fields/csv-line';
import { saveFile } from '../../../ui/save-file.ts';

/** Saves a text as a CSV file on the visitor's device. */
export function saveCsv(name: string, text: string): void {
  saveFile(name, [BYTE_ORDER_MARK, text], 'text/csv;charset=utf-8');
}
