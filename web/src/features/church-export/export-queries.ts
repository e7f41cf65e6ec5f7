import { type ChurchExport, churchExportFields } from '@prayer-community/domain/church-export/church-export';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import * as z from 'zod';
import { firestore } from '../../firebase/firestore-sdk.ts';

/** A community exports only a few times a year. */
const SHOWN_MAX = 20;

const exportSchema: z.ZodType<ChurchExport<Date>> = z.object(churchExportFields(storedInstant));

export function newestExports() {
  const exports = collection(firestore, COLLECTIONS.exports);
  return { query: query(exports, orderBy('created_at', 'desc'), limit(SHOWN_MAX)), schema: exportSchema };
}
