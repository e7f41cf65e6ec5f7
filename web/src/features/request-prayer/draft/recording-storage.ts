import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import * as z from 'zod';

const RECORDING_KEY = 'prayer-community.request-recording';

const storedRecordingSchema = z.object({
  submissionId: z.uuid(),
  bytes: z.instanceof(ArrayBuffer),
  type: z.string(),
});

/** The names that idb-keyval uses by default. */
const openStore = () => createStore('keyval-store', 'keyval');

let store = openStore();

/** Runs this, again over a new connection if it fails: Safari may end the connection of a page in the background. */
async function withStore<Result>(run: (store: UseStore) => Promise<Result>): Promise<Result> {
  try {
    return await run(store);
  } catch (error) {
    console.warn('The database of this device is tried again over a new connection.', error);
    store = openStore();
    return run(store);
  }
}

/** Returns the stored recording of this submission. Null if there is none. */
export async function readRecording(submissionId: string): Promise<Blob | null> {
  const stored = storedRecordingSchema.safeParse(await withStore((opened) => get(RECORDING_KEY, opened)));
  return stored.success && stored.data.submissionId === submissionId
    ? new Blob([stored.data.bytes], { type: stored.data.type })
    : null;
}

/**
 * Stores the recording on this device, confirmed or not, until it is sent, reset (null) or cleared. Stores bytes because
 * private tabs in Safari cannot store a Blob.
 */
export async function writeRecording(submissionId: string, recording: Blob | null): Promise<void> {
  if (recording === null) {
    await removeRecording();
    return;
  }
  const stored = { submissionId, bytes: await recording.arrayBuffer(), type: recording.type };
  await withStore((opened) => set(RECORDING_KEY, stored, opened));
}

export async function removeRecording(): Promise<void> {
  await withStore((opened) => del(RECORDING_KEY, opened));
}
