import { BYTE_ORDER_MARK } from '@prayer-community/domain/fields/csv-line';
import { saveFile } from '../../../ui/save-file.ts';

/** Saves text as a CSV file on the user's device, with a byte order mark. */
export function saveCsv(name: string, text: string): void {
  saveFile(name, [BYTE_ORDER_MARK, text], 'text/csv;charset=utf-8');
}
