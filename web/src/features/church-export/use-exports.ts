import type { ChurchExport } from '@prayer-community/domain/church-export/church-export';
import type { Identified } from '../../firebase/parse-documents.ts';
import { type LiveQuery, useLiveQuery } from '../../firebase/use-live-query.ts';

export type StoredExport = Identified<ChurchExport<Date>>;

async function loadExports() {
  const { newestExports } = await import('./export-queries.ts');
  return newestExports();
}

export function useExports(): LiveQuery<ChurchExport<Date>> {
  return useLiveQuery(loadExports);
}
