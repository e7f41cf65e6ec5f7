import { emulatorAddress, testAuth, testBucket, testFirestore } from './test-backend.ts';

type Collections = Awaited<ReturnType<FirebaseFirestore.Firestore['listCollections']>>;

/** Returns everything that the running backend has stored and sent as one text: documents, accounts, file names, messages. */
export async function everythingStored(): Promise<string> {
  const [documents, { users }, [files], messages] = await Promise.all([
    documentsIn(await testFirestore().listCollections()),
    testAuth().listUsers(),
    testBucket().getFiles(),
    fetch(new URL('/api/messages', emulatorAddress('FAKE_PROVIDERS_URL'))).then((response) =>
      response.text(),
    ),
  ]);
  return [...documents, JSON.stringify(users), ...files.map(({ name }) => name), messages].join('\n');
}

async function documentsIn(collections: Collections): Promise<string[]> {
  const texts = await Promise.all(
    collections.map(async (collection) => {
      const references = await collection.listDocuments();
      const stored = references.length === 0 ? [] : await testFirestore().getAll(...references);
      const below = await Promise.all(
        references.map(async (document) => documentsIn(await document.listCollections())),
      );
      return [
        ...stored.map((document) => `${document.ref.path} ${JSON.stringify(document.data())}`),
        ...below.flat(),
      ];
    }),
  );
  return texts.flat();
}
