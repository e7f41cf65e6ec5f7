import { COLLECTIONS } from '@prayer-community/domain/collections';
import { FUNCTIONS_REGION } from '@prayer-community/domain/region';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { firestore } from '../platform/admin.ts';
import { writePrivacyIntoProfiles } from './write-privacy-into-profiles.ts';

/** Lets every profile say what leadership chose about confidential requests. */
export const applyPrivacy = onDocumentWritten(
  { document: `${COLLECTIONS.settings}/privacy`, region: FUNCTIONS_REGION, retry: true },
  async () => writePrivacyIntoProfiles(await firestore()),
);
