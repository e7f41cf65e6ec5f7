import { del, get, set } from 'idb-keyval';
import * as z from 'zod';

const RECORDING_KEY = 'prayer-community.request-recording';

const storedRecordingSchema = z.object({
  submissionId: z.uuid(),
  bytes: z.instanceof(ArrayBuffer),
  type: z.string(),
});

/** Returns the stored recording of this submission. Null if there is none. */
export async function readRecording(submissionId: string): Promise<Blob | null> {
  const stored = storedRecordingSchema.safeParse(await get(RECORDING_KEY));
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
  await set(RECORDING_KEY, { submissionId, bytes: await recording.arrayBuffer(), type: recording.type });
}

export async function removeRecording(): Promise<void> {
  await del(RECORDING_KEY);
}
