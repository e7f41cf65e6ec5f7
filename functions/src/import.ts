import { IMPORTERS } from './importers.ts';
import { importingRows } from './imports/import-rows.ts';
import { undoingImport } from './imports/undo-import.ts';

export const importRows = importingRows(IMPORTERS);
export const undoImport = undoingImport(IMPORTERS);
