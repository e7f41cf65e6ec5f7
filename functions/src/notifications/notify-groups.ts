import type { QueuedMessage } from '@prayer-community/domain/delivery/group-delivery';
import {
  type PacedRequest,
  paceNotification,
  summaryDueAt,
  typesOfGroup,
} from '@prayer-community/domain/delivery/notification-pace';
import {
  type Audience,
  crisisAlertAudience,
  crisisAlertMessages,
  newRequestMessages,
  notifiedGroups,
  summaryMessages,
} from '@prayer-community/domain/delivery/notifications';
import type { Firestore } from 'firebase-admin/firestore';
import { deliveries } from '../data/delivery.ts';
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
  const audiences = audiencesOf(staff, request);
  const leaders = request.signs_of_need.length > 0 ? staff.leaders : [];
  await runOptimisticBatch(db, async (writes) => {
    const documents = await db.getAll(...audiences.map(({ groupId }) => paceRef(db, groupId)));
    const steps = audiences.flatMap(({ groupId, audience }, index) => {
      const document = documents[index];
      return document
        ? [{ groupId, audience, document, paced: paceNotification(readPace(document), request) }]
        : [];
    });
    const atOnce = steps.filter(({ paced }) => paced.kind === 'at_once');
    const alerted = atOnce.some(({ groupId }) => groupId === 'leadership') ? leaders : [];
    const others = without(merged(atOnce.map(({ audience }) => audience)), crisisAlertAudience(alerted));
    const announcements: QueuedSet[] = [
      { messages: crisisAlertMessages(request.id, alerted), dueAt: now },
      { messages: newRequestMessages(request.id, others), dueAt: now },
    ];
    if (await isQueued(db, announcements)) {
      return;
    }
    const summaries = steps.flatMap(({ groupId, audience, paced }) => {
      if (paced.kind !== 'summary') {
        return [];
      }
      const summary = { submission_types: typesOfGroup(groupId), from: paced.from, until: paced.until };
      const messages = summaryMessages(groupId, request.id, summary, audience);
      return [{ messages, dueAt: summaryDueAt(summary) }];
    });
    for (const { document, paced } of steps) {
      if (paced.kind !== 'counted') {
        writes.update(document, paced.pace);
      }
    }
    for (const { messages, dueAt } of [...announcements, ...summaries]) {
      queueIn(db, messages, now, writes, dueAt);
    }
  });
}

interface QueuedSet {
  messages: readonly QueuedMessage[];
  dueAt: Date;
}

/** Returns everyone to notify of a request, each in one group. Leadership gets one summary of all types. */
function audiencesOf(staff: NotifiedStaff, { submission_type }: Pick<NewRequest, 'submission_type'>) {
  const leadership = audienceIn(staff, 'confidential', 'newRequests');
  const all = audienceIn(staff, submission_type, 'newRequests');
  return notifiedGroups(submission_type).map((groupId) => ({
    groupId,
    audience: groupId === 'leadership' ? leadership : without(all, leadership),
  }));
}

function without(audience: Audience, others: Audience): Audience {
  const rest = (channel: keyof Audience) => audience[channel].filter((uid) => !others[channel].includes(uid));
  return { push: rest('push'), email: rest('email'), sms: rest('sms') };
}

function merged(audiences: readonly Audience[]): Audience {
  const all = (channel: keyof Audience) => audiences.flatMap((audience) => audience[channel]);
  return { push: all('push'), email: all('email'), sms: all('sms') };
}

/** All messages of an event are stored together: if one announcement of this request exists, all of them do. */
async function isQueued(db: Firestore, sets: readonly QueuedSet[]): Promise<boolean> {
  const first = sets.flatMap(({ messages: [message] }) => (message ? deliveries(db).doc(message.key) : []));
  return first.length > 0 && (await db.getAll(...first)).some(({ exists }) => exists);
}
