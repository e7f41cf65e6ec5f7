import { COLLECTIONS, historyPath, notesPath } from '@prayer-community/domain/collections';
import { newPrayerRequest } from '@prayer-community/domain/prayer-request/new-prayer-request';
import type { PrayerRequest } from '@prayer-community/domain/prayer-request/prayer-request';
import { type HistoryEvent, submittedEvent } from '@prayer-community/domain/prayer-request/request-history';
import {
  assignMember,
  closeRequest,
  markPrayedFor,
} from '@prayer-community/domain/prayer-request/request-transitions';
import type { ContactInfo } from '@prayer-community/domain/request-form/contact';
import type { PrayerData } from '@prayer-community/domain/request-form/prayer-data';
import { prayerData } from '@prayer-community/domain/testing/prayer-data';
import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import { personLink } from '../../functions/src/data/person-link.ts';
import { DEMO_STAFF } from './staff.ts';

const HOUR_MS = 3_600_000;
const [LEADER, DANIEL, MIRIAM] = DEMO_STAFF;

interface DemoRequest {
  id: string;
  hoursAgo: number;
  prayer: Partial<PrayerData> & { prayer_text: string };
  contact: ContactInfo | null;
  /** The last step that the request has gone through. */
  reached: 'new' | 'assigned' | 'prayed_for' | 'closed';
  assignee?: string;
  notes?: string[];
}

const contact = (first_name: string, last_name: string, rest: Partial<ContactInfo> = {}): ContactInfo => ({
  first_name,
  last_name,
  phone: null,
  email: null,
  ...rest,
});

const DEMO_REQUESTS: readonly DemoRequest[] = [
  {
    id: '6f0d3c1e-0000-4000-8000-000000000001',
    hoursAgo: 2,
    prayer: {
      prayer_text:
        'My father goes into heart surgery on Thursday. Please pray for the surgeons, and for peace.',
      categories: ['healing', 'family'],
      urgency_level: 'high',
      follow_up_requested: true,
      contact_preference: 'call',
    },
    contact: contact('Elena', 'Vasquez', { phone: '+1 202 555 0142', email: 'elena@example.com' }),
    reached: 'new',
  },
  {
    id: '6f0d3c1e-0000-4000-8000-000000000002',
    hoursAgo: 15,
    prayer: {
      prayer_text: 'I lost my job last week and do not know how to tell my children.',
      categories: ['finances', 'family'],
      urgency_level: 'medium',
      submission_type: 'confidential',
    },
    contact: contact('Thomas', 'Berg', { email: 'thomas@example.com' }),
    reached: 'new',
  },
  {
    id: '6f0d3c1e-0000-4000-8000-000000000003',
    hoursAgo: 26,
    prayer: {
      prayer_text: 'For my neighbour, who has been alone since her husband died.',
      categories: ['other'],
      is_on_behalf: true,
    },
    contact: null,
    reached: 'assigned',
    assignee: DANIEL.uid,
  },
  {
    id: '6f0d3c1e-0000-4000-8000-000000000004',
    hoursAgo: 40,
    prayer: {
      prayer_text: 'Anxiety keeps me awake at night. Pray that I find rest.',
      categories: ['mental_health'],
      urgency_level: 'medium',
      contact_preference: 'text',
    },
    contact: contact('Joy', 'Adeyemi', { phone: '+1 202 555 0177' }),
    reached: 'assigned',
    assignee: MIRIAM.uid,
    notes: ['Sent Joy a message; she would like a call on Sunday.'],
  },
  {
    id: '6f0d3c1e-0000-4000-8000-000000000005',
    hoursAgo: 70,
    prayer: { prayer_text: 'Thank God with us for a healthy baby girl.', categories: ['family'] },
    contact: contact('Hannah', 'Weiss'),
    reached: 'prayed_for',
    assignee: MIRIAM.uid,
    notes: ['Prayed together after the service.'],
  },
  {
    id: '6f0d3c1e-0000-4000-8000-000000000006',
    hoursAgo: 200,
    prayer: {
      prayer_text: 'For wisdom about moving our mother into care.',
      categories: ['family', 'healing'],
    },
    contact: contact('Peter', 'Nowak', { email: 'peter@example.com' }),
    reached: 'closed',
    assignee: DANIEL.uid,
    notes: ['Called Peter.', 'They found a good place; he is grateful.'],
  },
  {
    id: '6f0d3c1e-0000-4000-8000-000000000007',
    hoursAgo: 240,
    prayer: {
      prayer_text: 'For our marriage.',
      categories: ['family'],
      submission_type: 'confidential',
    },
    contact: contact('Ana', 'Costa'),
    reached: 'closed',
    assignee: LEADER.uid,
    notes: ['Met both; they will come again.'],
  },
  {
    id: '6f0d3c1e-0000-4000-8000-000000000008',
    hoursAgo: 320,
    prayer: {
      prayer_text: 'My father was told that his heart is weak. Pray that we hear good news from the clinic.',
      categories: ['healing', 'family'],
    },
    contact: contact('Elena', 'Vasquez', { phone: '(202) 555-0142', email: 'elena@example.com' }),
    reached: 'closed',
    assignee: MIRIAM.uid,
    notes: ['Called Elena; the family asks us to keep praying.'],
  },
];

/** Returns the request after its steps, with the history events of those steps. */
function live(
  db: Firestore,
  demo: DemoRequest,
  now: Date,
): { request: PrayerRequest<Date>; events: HistoryEvent<Date>[] } {
  const createdAt = new Date(now.getTime() - demo.hoursAgo * HOUR_MS);
  const at = (step: number) => new Date(createdAt.getTime() + step * HOUR_MS);
  const submission = {
    prayerData: prayerData({ is_on_behalf: false, ...demo.prayer }),
    contactData: demo.contact,
    audioPath: null,
  };
  let request: PrayerRequest<Date> = {
    ...newPrayerRequest(submission, createdAt, true),
    ...personLink(db, demo.contact, 'US'),
  };
  const events: HistoryEvent<Date>[] = [submittedEvent(createdAt)];
  const assignee = demo.assignee;
  if (demo.reached === 'new' || assignee === undefined) {
    return { request, events };
  }
  request = {
    ...request,
    ...assignMember(request, LEADER.uid, assignee),
    updated_at: at(1),
    reminder_due_at: null,
  };
  events.push({ action: 'assigned', actor: LEADER.uid, assigned_to: assignee, at: at(1) });
  if (demo.reached === 'assigned') {
    return { request, events };
  }
  request = { ...request, ...markPrayedFor(request, assignee, at(3)), updated_at: at(3) };
  events.push({ action: 'prayed_for', actor: assignee, assigned_to: null, at: at(3) });
  if (demo.reached === 'prayed_for') {
    return { request, events };
  }
  request = { ...request, ...closeRequest(request, assignee), updated_at: at(4) };
  events.push({ action: 'closed', actor: assignee, assigned_to: null, at: at(4) });
  return { request, events };
}

function write(batch: WriteBatch, db: Firestore, demo: DemoRequest, now: Date): void {
  const { request, events } = live(db, demo, now);
  const notes = (demo.notes ?? []).map((note_text, index) => ({
    id: `note-${index + 1}`,
    note: {
      note_text,
      created_by: demo.assignee ?? LEADER.uid,
      created_at: new Date(request.created_at.getTime() + (1.5 + index) * HOUR_MS),
    },
  }));
  batch.set(db.collection(COLLECTIONS.prayerRequests).doc(demo.id), {
    ...request,
    note_count: notes.length,
    last_note_id: notes.at(-1)?.id ?? null,
  });
  for (const { id, note } of notes) {
    batch.set(db.collection(notesPath(demo.id)).doc(id), note);
  }
  events.forEach((event, index) => {
    batch.set(db.collection(historyPath(demo.id)).doc(`demo-${index + 1}`), event);
  });
}

/** Stores requests in every status, with notes and history. */
export async function seedPrayerRequests(db: Firestore, now: Date): Promise<void> {
  const batch = db.batch();
  for (const demo of DEMO_REQUESTS) {
    write(batch, db, demo, now);
  }
  await batch.commit();
}
