import { COLLECTIONS } from '@prayer-community/domain/collections';
import { importFields, type StoredImport } from '@prayer-community/domain/import/stored-import';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import * as z from 'zod';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { storedInstant } from '../../../firebase/stored-instant.ts';

const SHOWN = 20;

const importSchema: z.ZodType<StoredImport<Date>> = z.object(importFields(storedInstant));

export function latestImports() {
  return {
    query: query(collection(firestore, COLLECTIONS.imports), orderBy('started_at', 'desc'), limit(SHOWN)),
    schema: importSchema,
  };
}
