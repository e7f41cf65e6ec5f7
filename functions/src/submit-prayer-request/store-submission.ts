import type { PostOfRequest } from '@prayer-community/domain/belief-wall/belief-wall-actions';
import { newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { isShownAtOnce } from '@prayer-community/domain/belief-wall/wall-approval';
import { effectiveUrgency } from '@prayer-community/domain/prayer-request/effective-urgency';
import {
  becomesWallPost,
  newPrayerRequest,
  type Submission,
} from '@prayer-community/domain/prayer-request/new-prayer-request';
import { startSchedule } from '@prayer-community/domain/prayer-request/reminders';
import { submittedEvent } from '@prayer-community/domain/prayer-request/request-history';
import type { Consent } from '@prayer-community/domain/request-form/consent';
import { withoutGender } from '@prayer-community/domain/request-form/contact';
import { type PrayerData, withNamedPeople } from '@prayer-community/domain/request-form/prayer-data';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { personLink } from '../data/person-link.ts';
import { postAuthorRef, posts } from '../data/post.ts';
import { historyOf, requestRef } from '../data/request.ts';
import { reminderSettings, requesterSettings, safetySettings, wallSettings } from '../data/settings.ts';
import { readStatusLink, statusLinkRef } from '../data/status-link.ts';
import { firestore } from '../platform/admin.ts';
import { type OptimisticBatch, runOptimisticBatch } from '../platform/optimistic-batch.ts';
import { countUse, type RateLimit, rateLimitRef } from '../platform/rate-limit.ts';
import { createStatusLinks } from './create-status-links.ts';
import { isSameRequest } from './is-same-request.ts';

/**
 * The result of storing a submission. `repeated`: it was already stored. `other_stored`: another one is stored under its
 * id. `limited`: nothing was stored.
 */
interface StoreResult {
  outcome: 'stored' | 'repeated' | 'other_stored' | 'limited';
  /** True if the submitted key opens a status page of the request. */
  hasStatusPage: boolean;
}

interface Incoming {
  id: string;
  submission: Submission;
  /** Opens its status page. Undefined if none was requested. */
  statusKey: string | undefined;
}

export interface Submitter {
  limit: RateLimit;
  /** The pseudonym that the submission counts against. */
  subject: string;
  /** The staff member who recorded the request during a phone call. Null for a visitor. */
  actor: string | null;
}

/** Stores a submission together with its history, its status links and, if requested, its wall post: one read, one write. */
export async function storeSubmission(
  { id, submission, statusKey }: Incoming,
  { limit, subject, actor }: Submitter,
  now: Date,
): Promise<StoreResult> {
  const db = await firestore();
  const limitRef = rateLimitRef(db, limit, subject);

  return runOptimisticBatch(db, async (writes) => {
    const [request, used, wall, reminders, safety, requesters, link] = await Promise.all([
      requestRef(db, id).get(),
      limitRef.get(),
      wallSettings.ref(db).get(),
      reminderSettings.ref(db).get(),
      safetySettings.ref(db).get(),
      requesterSettings.ref(db).get(),
      statusKey === undefined ? null : statusLinkRef(db, statusKey).get(),
    ]);
    const { status_pages, asks_gender } = requesterSettings.read(requesters);
    const offersStatusPage = link !== null && status_pages;
    if (request.exists) {
      const isRepeated = await isSameRequest(request, submission);
      const hasStatusPage = offersStatusPage && readStatusLink(link)?.request_id === id;
      return { outcome: isRepeated ? 'repeated' : 'other_stored', hasStatusPage };
    }
    const use = countUse(limit, used.data(), now);
    if (!use) {
      return { outcome: 'limited', hasStatusPage: false };
    }
    writes.update(used, use);
    const { watches_for_need, asks_consent, help_country } = safetySettings.read(safety);
    const prayerData = withNamedPeople(submission.prayerData, asks_consent);
    const stored = newPrayerRequest({ ...submission, prayerData }, now, watches_for_need);
    const contact_info = asks_gender ? stored.contact_info : withoutGender(stored.contact_info);
    const clock = startSchedule(now, effectiveUrgency(stored), reminderSettings.read(reminders));
    // A key that already opens another request cannot open this one.
    const hasStatusPage = offersStatusPage && !link.exists;
    const person = personLink(db, submission.contactData, help_country);
    writes.update(request, {
      ...stored,
      contact_info,
      ...person,
      ...clock,
      has_status_page: hasStatusPage,
    });
    writes.create(historyOf(db, id).doc(), submittedEvent(now, actor));
    const postId = share(db, { prayerData, consent: stored.consent, wall }, now, writes);
    if (hasStatusPage) {
      const email = submission.contactData?.email;
      createStatusLinks(db, { link, requestId: id, postId, email }, now, writes);
    }
    if (postId !== null) {
      const sharedBy: PostOfRequest = { request_id: id };
      writes.create(postAuthorRef(db, postId), { ...sharedBy });
    }
    return { outcome: 'stored', hasStatusPage };
  });
}

interface Shared {
  prayerData: PrayerData;
  consent: Consent | null;
  wall: DocumentSnapshot;
}

/** Creates the wall post of a shared request and returns its id. Null if the request is not shared. */
function share(
  db: Firestore,
  { prayerData, consent, wall }: Shared,
  now: Date,
  writes: OptimisticBatch,
): string | null {
  if (!becomesWallPost(prayerData)) {
    return null;
  }
  const isShown = isShownAtOnce(wallSettings.read(wall).approval, consent);
  // Anyone can read a post that is shown.
  const named = isShown || consent === null ? {} : { named_people: consent.named_people };
  const ref = posts(db).doc();
  writes.create(ref, { ...newWallPost(prayerData.prayer_text, null, isShown, now), ...named });
  return ref.id;
}
