import { COLLECTIONS } from '@prayer-community/domain/collections';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { writePrivacyIntoProfiles } from '../data/write-privacy-into-profiles.ts';
import { bucket, firestore } from '../platform/admin.ts';
import { skipUnreadable } from '../platform/skip-unreadable.ts';
import { removeTokensOfHidden } from './remove-tokens-of-hidden.ts';

/** Makes the storage rules follow leadership's choice about confidential requests, and removes the tokens that would bypass them. */
export const applyPrivacy = onDocumentWritten(
  { document: `${COLLECTIONS.settings}/privacy`, retry: true, timeoutSeconds: 540 },
  skipUnreadable(async () => {
    const db = await firestore();
    await writePrivacyIntoProfiles(db);
    await removeTokensOfHidden(db, await bucket());
  }),
);
