import { isDeepStrictEqual } from 'node:util';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { storesOf } from '../../functions/src/testing/other-project.ts';
import {
  readEveryAccount,
  readEveryDocument,
  readEveryFile,
} from '../../functions/src/testing/stored-state.ts';

export type StoredState = Readonly<Record<'documents' | 'files' | 'accounts', ReadonlyMap<string, object>>>;

/** Reads everything stored in the backend that this process's environment points to. */
export async function readStoredState(projectId: string, storageBucket: string): Promise<StoredState> {
  const app = initializeApp({ projectId, storageBucket }, `state-${performance.now()}`);
  try {
    const stores = storesOf(app);
    const [documents, files, accounts] = await Promise.all([
      readEveryDocument(stores.db),
      readEveryFile(stores),
      readEveryAccount(stores, { withPasswords: true }),
    ]);
    return { documents, files, accounts };
  } finally {
    await deleteApp(app);
  }
}

/** Returns the names that exist in only one of the states or differ between them. */
export function differences(one: StoredState, other: StoredState): string[] {
  return (['documents', 'files', 'accounts'] as const).flatMap((kind) => {
    const names = new Set([...one[kind].keys(), ...other[kind].keys()]);
    return [...names].filter((name) => !isDeepStrictEqual(one[kind].get(name), other[kind].get(name)));
  });
}
