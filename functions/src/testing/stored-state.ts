import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import type { storesOf } from './other-project.ts';

export type Stores = ReturnType<typeof storesOf>;

export async function readEveryDocument(db: Firestore): Promise<Map<string, object>> {
  const collections = await db.listCollections();
  return new Map((await Promise.all(collections.map(documentsOf))).flat());
}

export async function readEveryFile({ bucket }: Stores): Promise<Map<string, object>> {
  const [files] = await bucket.getFiles();
  const read = files.map(async (file): Promise<[string, object]> => {
    const [bytes] = await file.download();
    return [file.name, { bytes: bytes.toString('base64'), contentType: file.metadata.contentType }];
  });
  return new Map(await Promise.all(read));
}

/**
 * Reads every account of a project, by uid, without session data.
 * @throws Error if there are more accounts than Auth lists at once
 */
export async function readEveryAccount(
  { auth }: Stores,
  { withPasswords } = { withPasswords: false },
): Promise<Map<string, object>> {
  const { users, pageToken } = await auth.listUsers();
  if (pageToken !== undefined) {
    throw new Error(`There are more than ${users.length} accounts.`);
  }
  return new Map(
    users.map(({ uid, email, emailVerified, displayName, phoneNumber, disabled, customClaims, ...rest }) => [
      uid,
      {
        ...{ email, emailVerified, displayName, phoneNumber, disabled, customClaims },
        ...(withPasswords && { passwordHash: rest.passwordHash }),
      },
    ]),
  );
}

async function documentsOf(collection: CollectionReference): Promise<[string, object][]> {
  const found = await Promise.all(
    (await collection.listDocuments()).map(async (ref): Promise<[string, object][]> => {
      const [document, inner] = await Promise.all([ref.get(), ref.listCollections()]);
      const data = document.data();
      return [
        ...(data ? [[ref.path, data] as [string, object]] : []),
        ...(await Promise.all(inner.map(documentsOf))).flat(),
      ];
    }),
  );
  return found.flat();
}
