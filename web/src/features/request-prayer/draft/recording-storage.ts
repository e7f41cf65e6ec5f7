import { del, get, set } from 'idb-keyval';
import * as z from 'zod';

const RECORDING_KEY = 'prayer-community.request-recording';

const storedRecordingSchema = z.object({ submissionId: z.uuid(), recording: z.instanceof(Blob) });

/** The stored recording of that submission; null where there is none. */
export async function readRecording(submissionId: string): Promise<Blob | null> {
  const stored = storedRecordingSchema.safeParse(await get(RECORDING_KEY));
  return stored.success && stored.data.submissionId === submissionId ? stored.data.recording : null;
}

/** Keeps the confirmed recording on this device until it is sent, reset or cleared. */
export async function writeRecording(submissionId: string, recording: Blob): Promise<void> {
  await set(RECORDING_KEY, { submissionId, recording });
}

/** Forgets the recording. */
export async function removeRecording(): Promise<void> {
  await del(RECORDING_KEY);
}
