import { COLLECTIONS } from '@prayer-community/domain/collections';
import { changesDirectory } from '@prayer-community/domain/staff/staff-directory';
import { onDocumentUpdated } from 'firebase-functions/firestore';
import { addressedSchema, forgetStaffDirectory } from '../data/staff-directory.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { parkUnreadable } from '../platform/park-unreadable.ts';
import { readDocument } from '../platform/reader-of.ts';

/** Invalidates the staff directory after a member's name, address, number or languages changed. */
export const refreshStaffDirectory = onDocumentUpdated(
  { document: `${COLLECTIONS.profiles}/{uid}`, retry: true },
  parkUnreadable(async ({ data }) => {
    const before = readDocument(addressedSchema, data?.before);
    const after = readDocument(addressedSchema, data?.after);
    if (changesDirectory(before, after)) {
      await forgetStaffDirectory(await firestore(), now());
    }
  }),
);
