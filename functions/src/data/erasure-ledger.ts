import {
  ERASURES_FOLDER,
  type Erasure,
  erasurePath,
  readErasurePath,
} from '@prayer-community/domain/retention/erasure';
import type { Storage } from 'firebase-admin/storage';
import * as z from 'zod';
import { bucket } from '../platform/admin.ts';

/** HTTP 412 (Precondition Failed): the file already exists. */
const notedSchema = z.object({ code: z.literal(412) });

/** Records an erasure so that a restored backup does not bring the data back. Idempotent. */
export async function noteErasure(erasure: Erasure): Promise<void> {
  const file = (await bucket()).file(erasurePath(erasure));
  try {
    // With a precondition, the SDK retries if the connection breaks.
    const preconditionOpts = { ifGenerationMatch: 0 };
    await file.save('', { contentType: 'text/plain', resumable: false, preconditionOpts });
  } catch (error) {
    if (!notedSchema.safeParse(error).success) {
      throw error;
    }
  }
}

export async function readErasures(store: ReturnType<Storage['bucket']>): Promise<Erasure[]> {
  const [files] = await store.getFiles({ prefix: `${ERASURES_FOLDER}/` });
  return files.flatMap(({ name }) => readErasurePath(name) ?? []);
}
