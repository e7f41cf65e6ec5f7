import { COLLECTIONS } from '@prayer-community/domain/collections';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import { importFields, type StoredImport } from '@prayer-community/domain/import/stored-import';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import * as z from 'zod';
import { firestore } from '../../../firebase/firestore-sdk.ts';

const SHOWN = 20;

const importSchema: z.ZodType<StoredImport<Date>> = z.object(importFields(storedInstant));

export function latestImports() {
  return {
    query: query(collection(firestore, COLLECTIONS.imports), orderBy('started_at', 'desc'), limit(SHOWN)),
    schema: importSchema,
  };
}
