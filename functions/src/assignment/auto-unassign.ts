import { unassignedMessages } from '@prayer-community/domain/delivery/notifications';
import { summarizeMessages } from '@prayer-community/domain/delivery/summarize-messages';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import {
  type AssigneeActivity,
  awaySince,
  latestExpiredStart,
  type UnassignReason,
  unassignReason,
} from '@prayer-community/domain/prayer-request/auto-unassign';
import { unassignAutomatically } from '@prayer-community/domain/prayer-request/request-transitions';
import type { ReminderSettings } from '@prayer-community/domain/settings/settings';
import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
} from 'firebase-admin/firestore';
import * as z from 'zod';
import { availabilitySchema } from '../data/profile.ts';
import { repliesOf } from '../data/reply.ts';
import { notesOf, type RequestState, readRequestState, requests } from '../data/request.ts';
import { reminderSettings } from '../data/settings.ts';
import { leadersIn } from '../messaging/audience.ts';
import { queueOnce } from '../messaging/queue-deliveries.ts';
import { runOptimisticBatch } from '../platform/optimistic-batch.ts';
import { completeInBatches, type Settled, settleEach } from '../platform/settle-each.ts';
import { profileRef, profiles } from '../platform/staff-account.ts';

const FAILURE = 'A request could not be unassigned';
/** Each of them may bring several messages of its own. */
const REQUESTS_PER_BATCH = 100;

const postSchema = z.object({ created_at: storedInstant });

/** Unassigns requests whose assignee is away or inactive. Returns how many it unassigned. */
export async function autoUnassign(db: Firestore, now: Date): Promise<number> {
  const settings = await reminderSettings.load(db);
  const found = await Promise.all(
    (await dueForUnassignment(db, settings, now)).map((query) => query.select().get()),
  );
  const refs = new Map(found.flatMap(({ docs }) => docs.map(({ ref }) => [ref.path, ref])));
  const unassigned = await completeInBatches(FAILURE, [...refs.values()], REQUESTS_PER_BATCH, (batch) =>
    unassignDue(db, batch, settings, now),
  );
  return unassigned.length;
}

async function dueForUnassignment(db: Firestore, settings: ReminderSettings, now: Date): Promise<Query[]> {
  const assigned = requests(db).where('status', '==', 'assigned');
  const idleSince = latestExpiredStart(settings.return_idle_after_hours, now);
  const idle = idleSince === null ? [] : [assigned.where('updated_at', '<=', idleSince)];
  const assignedToAway = (await awayMembers(db, settings)).map((uid) =>
    assigned.where('assigned_to', '==', uid),
  );
  return [...idle, ...assignedToAway];
}

async function awayMembers(db: Firestore, settings: ReminderSettings): Promise<string[]> {
  if (settings.return_away_after_hours === 0) {
    return [];
  }
  const away = await profiles(db).where('status', '==', 'unavailable').get();
  return away.docs.map(({ id }) => id);
}

/**
 * Updates the requests, their due times and the notifications in one batch. If an assignee acts in the meantime, decides
 * again.
 */
function unassignDue(
  db: Firestore,
  refs: readonly DocumentReference[],
  settings: ReminderSettings,
  now: Date,
): Promise<Settled<string>> {
  return runOptimisticBatch(db, async (writes) => {
    const documents = await db.getAll(...refs);
    const { results, failed } = await settleEach(FAILURE, documents, (document) =>
      dueUnassignment(db, document, settings, now),
    );
    const due = results.flatMap((result) => result ?? []);
    const leaders = due.length === 0 ? [] : await leadersIn(db);
    for (const { document, request, reason } of due) {
      writes.update(document, unassignAutomatically(request, reason, settings, now));
    }
    const messages = due.flatMap(({ document: { id }, request }) => unassignedMessages(id, request, leaders));
    // After a restore, the messages of the same unassignment may exist already.
    await queueOnce(db, summarizeMessages(messages, now), now, writes);
    return { results: due.map(({ document: { id } }) => id), failed };
  });
}

interface DueUnassignment {
  document: DocumentSnapshot;
  request: RequestState;
  reason: UnassignReason;
}

async function dueUnassignment(
  db: Firestore,
  document: DocumentSnapshot,
  settings: ReminderSettings,
  now: Date,
): Promise<DueUnassignment | null> {
  const request = readRequestState(document);
  if (request?.status !== 'assigned' || request.assigned_to === null) {
    return null;
  }
  const reason = await reasonToUnassign(db, document.id, request, request.assigned_to, settings, now);
  return reason && { document, request, reason };
}

/** Reads the notes and replies only if the request would otherwise be unassigned, because they only postpone that. */
async function reasonToUnassign(
  db: Firestore,
  requestId: string,
  request: RequestState,
  assignee: string,
  settings: ReminderSettings,
  now: Date,
): Promise<UnassignReason | null> {
  const held: AssigneeActivity = {
    assignedAt: request.updated_at,
    activeAt: null,
    comeBackAt: request.come_back_by === assignee ? request.come_back_at : null,
    awaySince: await awayTime(db, assignee, now),
  };
  const reason = unassignReason(held, settings, now);
  if (reason !== 'idle') {
    return reason;
  }
  return unassignReason({ ...held, activeAt: await lastPostOf(db, requestId, assignee) }, settings, now);
}

async function awayTime(db: Firestore, uid: string, now: Date): Promise<Date | null> {
  const profile = await profileRef(db, uid).get();
  const availability = availabilitySchema.safeParse(profile.data());
  return availability.success ? awaySince(availability.data, profile.updateTime?.toDate() ?? now, now) : null;
}

/** Returns when a member last posted a note or a reply on a request. Null if they never did. */
async function lastPostOf(db: Firestore, requestId: string, uid: string): Promise<Date | null> {
  const posts = await Promise.all([notesOf, repliesOf].map((of) => postTimes(of(db, requestId), uid)));
  const times = posts.flat();
  return times.length === 0 ? null : new Date(Math.max(...times));
}

async function postTimes(posts: CollectionReference, uid: string): Promise<number[]> {
  const own = await posts.where('created_by', '==', uid).select('created_at').get();
  return own.docs.map((post) => postSchema.parse(post.data()).created_at.getTime());
}
