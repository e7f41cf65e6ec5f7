import type { QueuedMessage } from '@prayer-community/domain/delivery/group-delivery';
import {
  type PacedRequest,
  paceNotification,
  summaryDueAt,
} from '@prayer-community/domain/delivery/notification-pace';
import {
  type Audience,
  crisisAlertAudience,
  crisisAlertMessages,
  type NotifiedMember,
  newRequestMessages,
  notifiedGroups,
  summaryMessages,
  typesOfGroup,
  withoutAudience,
} from '@prayer-community/domain/delivery/notifications';
import type { Firestore } from 'firebase-admin/firestore';
import { announcementsOf, deliveries } from '../data/delivery.ts';
import { paceRef, readPace } from '../data/notification-pace.ts';
import type { RequestState } from '../data/request.ts';
import { audienceIn, type NotifiedStaff, readNotifiedStaff } from '../messaging/audience.ts';
import { queueIn } from '../messaging/queue-deliveries.ts';
import { runOptimisticBatch } from '../platform/optimistic-batch.ts';

type NewRequest = PacedRequest & Pick<RequestState, 'submission_type'>;

/**
 * Queues each group's notifications of a request, along with the group's pace, in one write. A repeated event finds
 * them and writes nothing.
 */
export async function notifyGroups(db: Firestore, request: NewRequest, now: Date): Promise<void> {
  const staff = await readNotifiedStaff(db);
  const leaders = request.signs_of_need.length > 0 ? staff.leaders : [];
  await runOptimisticBatch(db, async (writes) => {
    if (await isAlreadyQueued(db, request.id, crisisAlertMessages(request.id, leaders))) {
      return;
    }
    const groups = await paceGroups(db, staff, request, now);
    queueIn(db, immediateMessages(request.id, groups, leaders), now, writes);
    for (const { groupId, audience, document, paced } of groups) {
      if (paced.kind === 'summary') {
        const summary = { submission_types: typesOfGroup(groupId), from: paced.from, until: paced.until };
        const messages = summaryMessages(groupId, request.id, summary, audience);
        queueIn(db, messages, now, writes, summaryDueAt(summary));
      }
      if (paced.kind !== 'counted') {
        writes.update(document, paced.pace);
      }
    }
  });
}

/** All messages of an event are stored together: if one of its announcements, summaries or alerts exists, all of them do. */
async function isAlreadyQueued(db: Firestore, requestId: string, alerts: readonly QueuedMessage[]) {
  const [announcements, ...alerted] = await Promise.all([
    announcementsOf(db, requestId).limit(1).get(),
    ...alerts.map(({ key }) => deliveries(db).doc(key).get()),
  ]);
  return !announcements.empty || alerted.some(({ exists }) => exists);
}

/** Decides how each group is notified of a request. */
async function paceGroups(db: Firestore, staff: NotifiedStaff, request: NewRequest, now: Date) {
  const groups = audiencesOf(staff, request);
  const documents = await db.getAll(...groups.map(({ groupId }) => paceRef(db, groupId)));
  return groups.flatMap((group, index) => {
    const document = documents[index];
    return document
      ? [{ ...group, document, paced: paceNotification(readPace(document), request, now) }]
      : [];
  });
}

/** Returns everyone to notify of a request, each in one group. Leadership gets one summary of all types. */
function audiencesOf(staff: NotifiedStaff, { submission_type }: Pick<NewRequest, 'submission_type'>) {
  const leadership = audienceIn(staff, 'confidential', 'newRequests');
  const all = audienceIn(staff, submission_type, 'newRequests');
  return notifiedGroups(submission_type).map((groupId) => ({
    groupId,
    audience: groupId === 'leadership' ? leadership : withoutAudience(all, leadership),
  }));
}

/** @param leaders whom to alert of a crisis. They get no announcement as well */
function immediateMessages(
  requestId: string,
  groups: Awaited<ReturnType<typeof paceGroups>>,
  leaders: readonly NotifiedMember[],
): QueuedMessage[] {
  const atOnce = groups.filter(({ paced }) => paced.kind === 'at_once');
  const alerted = atOnce.some(({ groupId }) => groupId === 'leadership') ? leaders : [];
  const others = withoutAudience(
    merged(atOnce.map(({ audience }) => audience)),
    crisisAlertAudience(alerted),
  );
  return [...crisisAlertMessages(requestId, alerted), ...newRequestMessages(requestId, others)];
}

function merged(audiences: readonly Audience[]): Audience {
  const all = (channel: keyof Audience) => audiences.flatMap((audience) => audience[channel]);
  return { push: all('push'), email: all('email'), sms: all('sms') };
}
