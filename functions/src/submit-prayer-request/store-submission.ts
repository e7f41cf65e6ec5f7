import { newWallPost } from '@prayer-community/domain/belief-wall-post';
import { COLLECTIONS, historyPath } from '@prayer-community/domain/collections';
import { mayBeShownUnseen } from '@prayer-community/domain/consent';
import {
  becomesWallPost,
  newPrayerRequest,
  type Submission,
} from '@prayer-community/domain/new-prayer-request';
import { startClock } from '@prayer-community/domain/reminders';
import { submittedEvent } from '@prayer-community/domain/request-history';
import { safetySettingsSchema, wallSettingsSchema } from '@prayer-community/domain/settings';
import { firestore } from '../platform/admin.ts';
import { decideAndWrite } from '../platform/guarded-writes.ts';
import { countUse, type RateLimit, rateLimitRef } from '../platform/rate-limit.ts';
import { readReminderSettings, reminderSettingsRef } from '../platform/reminder-settings.ts';

/** What storing came to: `repeated` is the same submission once more, `limited` stored nothing. */
export type StoreOutcome = 'stored' | 'repeated' | 'limited';

/**
 * Stores a submission, its history and, where asked, its wall post together: one read, one write.
 * @param subject the pseudonym whose limit it counts against
 */
export async function storeSubmission(
  submissionId: string,
  submission: Submission,
  limit: RateLimit,
  subject: string,
  now: Date,
): Promise<StoreOutcome> {
  const db = await firestore();
  const requestRef = db.collection(COLLECTIONS.prayerRequests).doc(submissionId);
  const limitRef = rateLimitRef(db, limit, subject);
  const settings = db.collection(COLLECTIONS.settings);

  return decideAndWrite(db, async (writes) => {
    const [request, used, wallSettings, reminderSettings, safetySettings] = await Promise.all([
      requestRef.get(),
      limitRef.get(),
      settings.doc('wall').get(),
      reminderSettingsRef(db).get(),
      settings.doc('safety').get(),
    ]);
    if (request.exists) {
      return 'repeated';
    }
    const use = countUse(limit, used.data(), now);
    if (!use) {
      return 'limited';
    }
    const { prayerData } = submission;
    writes.put(used, use);
    const { watches_for_need, asks_consent } = safetySettingsSchema.parse(safetySettings.data() ?? {});
    const stored = newPrayerRequest(submission, now, watches_for_need);
    const consent = asks_consent ? stored.consent : null;
    const clock = startClock(now, stored.urgency_level, readReminderSettings(reminderSettings));
    writes.put(request, { ...stored, consent, ...clock });
    writes.create(db.collection(historyPath(submissionId)).doc(), submittedEvent(now));
    if (becomesWallPost(prayerData)) {
      const { approval } = wallSettingsSchema.parse(wallSettings.data() ?? {});
      const isShown = approval === 'at_once' && mayBeShownUnseen(consent);
      const post = newWallPost(prayerData.prayer_text, null, isShown, now);
      const named = consent === null ? {} : { named_people: consent.named_people };
      writes.create(db.collection(COLLECTIONS.beliefWallPosts).doc(), { ...post, ...named });
    }
    return 'stored';
  });
}
