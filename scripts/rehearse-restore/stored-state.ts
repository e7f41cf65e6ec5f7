import { createHash } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import type { CollectionReference } from 'firebase-admin/firestore';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';

/** Digests of everything that a backend stores, by kind and name. */
export type StoredState = Readonly<Record<'documents' | 'files' | 'accounts', ReadonlyMap<string, string>>>;

/** The maximum number of accounts that Auth lists at once. */
const ACCOUNTS_AT_ONCE = 1000;

/** Reads everything stored in the backend that this process's environment points to. */
export async function readStoredState(projectId: string, storageBucket: string): Promise<StoredState> {
  const app = initializeApp({ projectId, storageBucket }, `state-${performance.now()}`);
  try {
    const collections = await getFirestore(app).listCollections();
    const [files] = await getStorage(app).bucket().getFiles();
    return {
      documents: new Map((await Promise.all(collections.map(documentsOf))).flat()),
      files: new Map(
        await Promise.all(
          files.map(async (file): Promise<[string, string]> => {
            const [bytes] = await file.download();
            return [file.name, digest([bytes.toString('base64'), file.metadata.contentType])];
          }),
        ),
      ),
      accounts: await accountsOf(getAuth(app)),
    };
  } finally {
    await deleteApp(app);
  }
}

/** Returns the names that exist in only one of the states or differ between them. */
export function differences(one: StoredState, other: StoredState): string[] {
  return (['documents', 'files', 'accounts'] as const).flatMap((kind) => {
    const names = new Set([...one[kind].keys(), ...other[kind].keys()]);
    return [...names].filter((name) => one[kind].get(name) !== other[kind].get(name));
  });
}

async function documentsOf(collection: CollectionReference): Promise<[string, string][]> {
  const found = await Promise.all(
    (await collection.listDocuments()).map(async (ref): Promise<[string, string][]> => {
      const [document, inner] = await Promise.all([ref.get(), ref.listCollections()]);
      const own: [string, string][] = document.exists ? [[ref.path, digest(document.data())]] : [];
      return [...own, ...(await Promise.all(inner.map(documentsOf))).flat()];
    }),
  );
  return found.flat();
}

async function accountsOf(auth: ReturnType<typeof getAuth>): Promise<Map<string, string>> {
  const { users, pageToken } = await auth.listUsers(ACCOUNTS_AT_ONCE);
  if (pageToken !== undefined) {
    throw new Error(`There are more than ${ACCOUNTS_AT_ONCE} accounts: this rehearsal is for demo data.`);
  }
  // Sign-in times are left out because an import starts all sessions again.
  return new Map(
    users.map(({ uid, email, emailVerified, disabled, displayName, customClaims, passwordHash }) => [
      uid,
      digest({ email, emailVerified, disabled, displayName, customClaims, passwordHash }),
    ]),
  );
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, inKeyOrder)).digest('hex');
}

// A restored map may have its keys in another order, which does not matter.
function inKeyOrder(_key: string, value: unknown): unknown {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other)))
    : value;
}
