import { COLLECTIONS } from '@prayer-community/domain/collections';
import { urgencyOfEarlier } from '@prayer-community/domain/prayer-request/effective-urgency';
import { logger } from 'firebase-functions/logger';
import * as z from 'zod';
import { requestSchema } from '../request.ts';
import { safetySettings } from '../settings.ts';
import type { Migration } from './migration.ts';

const earlierSchema = requestSchema
  .pick({
    status: true,
    urgency_level: true,
    effective_urgency: true,
    signs_of_need: true,
    prayer_text: true,
    audio_path: true,
  })
  .extend({ awaits_listening: z.boolean().optional() });

/** Adds the fields for filtering and sorting to older requests. */
export const effectiveUrgencyMigration: Migration = {
  name: '001-effective-urgency',
  collection: COLLECTIONS.prayerRequests,
  isEarlier: (request) => request.get('effective_urgency') === undefined,
  migrate: (db, ref) =>
    db.runTransaction(async (transaction) => {
      const [request, safety] = await transaction.getAll(ref, safetySettings.ref(db));
      const earlier = earlierSchema.safeParse(request?.data());
      if (!earlier.success) {
        logger.error(`Request ${ref.id} cannot be read and gets no urgency`);
        return 'unreadable';
      }
      if (earlier.data.effective_urgency !== undefined) {
        return 'unchanged';
      }
      const { watches_for_need } = safetySettings.read(safety);
      transaction.update(ref, { ...urgencyOfEarlier(earlier.data, watches_for_need) });
      return 'changed';
    }),
};
