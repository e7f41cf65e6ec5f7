import {
  ERASURES_FOLDER,
  type Erasure,
  erasurePath,
  readErasurePath,
} from '@prayer-community/domain/retention/erasure';
import { type Bucket, bucket } from '../platform/admin.ts';
import { saveOnce } from '../platform/save-once.ts';

/** Records an erasure so that a restored backup does not bring the data back. Idempotent. */
export async function recordErasure(erasure: Erasure): Promise<void> {
  await saveOnce((await bucket()).file(erasurePath(erasure)), '', 'text/plain');
}

/** Removes the erasure of someone who was added again with the same account. Idempotent. */
export async function withdrawErasure(erasure: Erasure): Promise<void> {
  await (await bucket()).file(erasurePath(erasure)).delete({ ignoreNotFound: true });
}

export async function readErasures(store: Bucket): Promise<Erasure[]> {
  const [files] = await store.getFiles({ prefix: `${ERASURES_FOLDER}/` });
  return files.flatMap(({ name }) => readErasurePath(name) ?? []);
}
