import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { CALLERS, type Caller, type Operation } from '@prayer-community/domain/direct-access';
import { newUploadTicket } from '@prayer-community/domain/request-form/upload-ticket';
import { doc, setDoc } from 'firebase/firestore/lite';
import {
  deleteObject,
  type FirebaseStorage,
  getBytes,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { beforeAll } from 'vitest';
import { pastTheRules, signedInAs, startFilesEnvironment } from './rules-environment.ts';
import { storeStaff } from './stored-documents.ts';

/** The content of files whose content does not matter. */
export const SMALL = new Uint8Array(1_000);

/** File storage under the rules, shared by the tests of one file. */
export interface FilesUnderTest {
  readonly environment: RulesTestEnvironment;
  /** Returns the storage as accessed by this caller. */
  storeAs(caller: Caller): FirebaseStorage;
  /** Stores a small file with the rules disabled. */
  store(path: string, contentType: string): Promise<void>;
}

export function filesUnderTest(): FilesUnderTest {
  let environment: RulesTestEnvironment;
  // One per caller, because the SDK signs in for each.
  const stores = new Map<Caller, FirebaseStorage>();

  beforeAll(async () => {
    environment = await startFilesEnvironment();
    await pastTheRules(environment, storeStaff);
    for (const caller of CALLERS) {
      stores.set(caller, signedInAs(environment, caller).storage());
    }
  });

  return {
    get environment() {
      return environment;
    },
    storeAs(caller) {
      const store = stores.get(caller);
      if (!store) {
        throw new Error(`${caller} has no storage`);
      }
      return store;
    },
    store(path, contentType) {
      return environment.withSecurityRulesDisabled(async (context) => {
        await uploadBytes(ref(context.storage(), path), SMALL, { contentType });
      });
    },
  };
}

/** Stores a ticket for the path, even if it is invalid, and returns the path. */
export async function withTicket(
  environment: RulesTestEnvironment,
  path: string,
  issuedAt = new Date(),
): Promise<string> {
  const { id, ticket } = newUploadTicket(path, issuedAt);
  await pastTheRules(environment, (db) => setDoc(doc(db, COLLECTIONS.uploadTickets, id), ticket));
  return path;
}

/**
 * Performs the operation on a stored file, or uploads a new one.
 * @param path the path of the stored file
 * @param added the path and declared content type of the new file
 */
export async function attemptOnFile(
  store: FirebaseStorage,
  operation: Operation,
  path: string,
  added: { path: string; contentType: string },
): Promise<unknown> {
  switch (operation) {
    case 'get':
      return getBytes(ref(store, path));
    case 'list':
      return listAll(ref(store, path.slice(0, path.lastIndexOf('/'))));
    case 'create':
      return uploadBytes(ref(store, added.path), SMALL, { contentType: added.contentType });
    case 'update':
      return updateMetadata(ref(store, path), { contentType: 'text/html' });
    case 'delete':
      return deleteObject(ref(store, path));
  }
}
