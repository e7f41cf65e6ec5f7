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

/** Reads every account of a project, by uid, without password and session data. */
export async function readEveryAccount({ auth }: Stores): Promise<Map<string, object>> {
  const { users } = await auth.listUsers();
  return new Map(
    users.map(({ uid, email, emailVerified, displayName, phoneNumber, disabled, customClaims }) => [
      uid,
      { email, emailVerified, displayName, phoneNumber, disabled, customClaims },
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
