import { COLLECTIONS } from '@prayer-community/domain/collections';
import { urgencyOfEarlier } from '@prayer-community/domain/effective-urgency';
import { prayerRequestFields } from '@prayer-community/domain/prayer-request';
import { safetySettingsSchema } from '@prayer-community/domain/settings';
import { type DocumentReference, FieldPath, type Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/logger';
import * as z from 'zod';
import { storedInstant } from '../platform/stored-instant.ts';

/** How much one run reads. */
const RUN = { batch: 100, batches: 100 };

const requestSchema = z
  .object(prayerRequestFields(storedInstant))
  .pick({
    status: true,
    urgency_level: true,
    effective_urgency: true,
    signs_of_need: true,
    prayer_text: true,
    audio_path: true,
  })
  .extend({ awaits_listening: z.boolean().optional() });

/** How far the runs have come; an empty id before the first. */
const progressSchema = z.object({ last_id: z.string(), is_done: z.boolean() });

/**
 * Gives earlier requests the fields by which the team filters and sorts, and says how many. A run goes on where the last one
 * stopped; once all are read it costs one read. Where the database fails, the next run reads the same requests again.
 */
export async function backfillUrgency(db: Firestore, { batch, batches } = RUN): Promise<number> {
  const progressRef = db.collection(COLLECTIONS.backfills).doc('effective_urgency');
  const stored = (await progressRef.get()).data() ?? { last_id: '', is_done: false };
  let progress = progressSchema.parse(stored);
  let completed = 0;
  for (let read = 0; read < batches && !progress.is_done; read += 1) {
    const { last_id } = progress;
    const byId = db.collection(COLLECTIONS.prayerRequests).orderBy(FieldPath.documentId()).limit(batch);
    const { docs } = await (last_id ? byId.startAfter(last_id) : byId).get();
    const lacking = docs.filter((request) => request.get('effective_urgency') === undefined);
    const outcomes = await Promise.all(lacking.map(({ ref }) => complete(db, ref)));
    completed += outcomes.filter(Boolean).length;
    progress = { last_id: docs.at(-1)?.id ?? last_id, is_done: docs.length < batch };
    await progressRef.set(progress);
  }
  return completed;
}

async function complete(db: Firestore, ref: DocumentReference): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const [request, safety] = await transaction.getAll(
      ref,
      db.collection(COLLECTIONS.settings).doc('safety'),
    );
    const earlier = requestSchema.safeParse(request?.data());
    if (!earlier.success) {
      logger.error(`Request ${ref.id} cannot be read and gets no urgency`);
      return false;
    }
    if (earlier.data.effective_urgency !== undefined) {
      return false;
    }
    const { watches_for_need } = safetySettingsSchema.parse(safety?.data() ?? {});
    transaction.update(ref, { ...urgencyOfEarlier(earlier.data, watches_for_need) });
    return true;
  });
}
