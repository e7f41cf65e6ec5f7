import { isDeepStrictEqual } from 'node:util';
import type { Submission } from '@prayer-community/domain/prayer-request/new-prayer-request';
import { withoutGender } from '@prayer-community/domain/request-form/contact';
import { prayerFields } from '@prayer-community/domain/request-form/prayer-data';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod';
import { requestSchema } from '../data/request.ts';
import { bucket } from '../platform/admin.ts';
import { readDocument } from '../platform/reader-of.ts';

const prayerSchema = z.object(prayerFields);
const storedSchema = requestSchema
  .pick({ contact_info: true, audio_path: true, emptied_at: true })
  .extend(prayerFields);

/**
 * Returns true if the stored request says what a submission with its id says. Another copy of the form may have sent a
 * different request under the id. A request whose content was removed counts as the same.
 */
export async function isSameRequest(stored: DocumentSnapshot, submission: Submission): Promise<boolean> {
  const request = readDocument(storedSchema, stored);
  if (request.emptied_at !== null) {
    return true;
  }
  const { prayerData, contactData, audioPath } = submission;
  return (
    isDeepStrictEqual(prayerSchema.parse(request), prayerSchema.parse(prayerData)) &&
    // The settings decide whether the gender is stored.
    isDeepStrictEqual(withoutGender(request.contact_info), withoutGender(contactData)) &&
    (await isSameRecording(request.audio_path, audioPath))
  );
}

/**
 * A retry may send the recording under another path, or only the text if the upload failed. If only the text is stored, a
 * recording makes a second request: two requests are better than a recording that nobody hears.
 */
async function isSameRecording(stored: string | null, sent: string | null): Promise<boolean> {
  if (sent === null || sent === stored) {
    return true;
  }
  return stored !== null && (await hashOf(stored)) === (await hashOf(sent));
}

async function hashOf(path: string): Promise<string | undefined> {
  const [{ md5Hash }] = await (await bucket()).file(path).getMetadata();
  return md5Hash;
}
