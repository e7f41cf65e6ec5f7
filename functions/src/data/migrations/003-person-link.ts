import { COLLECTIONS } from '@prayer-community/domain/collections';
import { logger } from 'firebase-functions/logger';
import { personLink } from '../person-link.ts';
import { requestSchema } from '../request.ts';
import { safetySettings } from '../settings.ts';
import type { Migration } from './migration.ts';

const linkedSchema = requestSchema.pick({ contact_info: true, contact_hashes: true });

/** Adds to older requests the fields by which requests of the same person are found. */
export const personLinkMigration: Migration = {
  name: '003-person-link',
  collection: COLLECTIONS.prayerRequests,
  isEarlier: (request) => request.get('contact_hashes') === undefined,
  migrate: (db, ref) =>
    db.runTransaction(async (transaction) => {
      const [stored, safety] = await transaction.getAll(ref, safetySettings.ref(db));
      const request = linkedSchema.safeParse(stored?.data());
      if (!request.success || safety === undefined) {
        logger.error(`Request ${ref.id} cannot be read and is not found beside others`);
        return 'unreadable';
      }
      const { contact_info, contact_hashes } = request.data;
      if (contact_hashes !== undefined) {
        return 'unchanged';
      }
      const { help_country } = safetySettings.read(safety);
      transaction.update(ref, { ...personLink(db, contact_info, help_country) });
      return 'changed';
    }),
};
