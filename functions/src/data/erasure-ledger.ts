import {
  ERASURES_FOLDER,
  type Erasure,
  erasurePath,
  readErasurePath,
} from '@prayer-community/domain/retention/erasure';
import type { Storage } from 'firebase-admin/storage';
import * as z from 'zod';
import { bucket } from '../platform/admin.ts';

/** HTTP's *Precondition Failed*: it is there already. */
const notedSchema = z.object({ code: z.literal(412) });

/** Notes that something is erased for good, so that no restored backup brings it back. Noted twice it is noted once. */
export async function noteErasure(erasure: Erasure): Promise<void> {
  const file = (await bucket()).file(erasurePath(erasure));
  try {
    // With the precondition the SDK tries again where a connection breaks.
    const preconditionOpts = { ifGenerationMatch: 0 };
    await file.save('', { contentType: 'text/plain', resumable: false, preconditionOpts });
  } catch (error) {
    if (!notedSchema.safeParse(error).success) {
      throw error;
    }
  }
}

/** Everything that was ever noted as erased. */
export async function readErasures(store: ReturnType<Storage['bucket']>): Promise<Erasure[]> {
  const [files] = await store.getFiles({ prefix: `${ERASURES_FOLDER}/` });
  return files.flatMap(({ name }) => readErasurePath(name) ?? []);
}
