import { COLLECTIONS, historyPath, notesPath } from '@prayer-community/domain/collections';
import { newPrayerRequest } from '@prayer-community/domain/prayer-request/new-prayer-request';
import type { PrayerRequest } from '@prayer-community/domain/prayer-request/prayer-request';
import {
  changeEvent,
  type HistoryEvent,
  submittedEvent,
} from '@prayer-community/domain/prayer-request/request-history';
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
  hoursAgo: number;
  prayer: Partial<PrayerData> & { prayer_text: string };
  contact: ContactInfo | null;
  assignee?: string;
  /** The status after the last step of the assignee. */
  reached?: 'assigned' | 'prayed_for' | 'closed';
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
  },
  {
    hoursAgo: 15,
    prayer: {
      prayer_text: 'I lost my job last week and do not know how to tell my children.',
      categories: ['finances', 'family'],
      urgency_level: 'medium',
      submission_type: 'confidential',
    },
    contact: contact('Thomas', 'Berg', { email: 'thomas@example.com' }),
  },
  {
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
    hoursAgo: 70,
    prayer: { prayer_text: 'Thank God with us for a healthy baby girl.', categories: ['family'] },
    contact: contact('Hannah', 'Weiss'),
    reached: 'prayed_for',
    assignee: MIRIAM.uid,
    notes: ['Prayed together after the service.'],
  },
  {
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

type Step = (request: PrayerRequest<Date>, assignee: string, at: Date) => Partial<PrayerRequest<Date>>;

const STEPS: readonly (readonly [hoursAfterSending: number, take: Step])[] = [
  [1, (seen, assignee) => ({ ...assignMember(seen, LEADER.uid, assignee), reminder_due_at: null })],
  [3, markPrayedFor],
  [4, closeRequest],
];

function live(
  db: Firestore,
  { hoursAgo, prayer, contact, assignee, reached }: DemoRequest,
  now: Date,
): { request: PrayerRequest<Date>; events: HistoryEvent<Date>[] } {
  const createdAt = new Date(now.getTime() - hoursAgo * HOUR_MS);
  const submission = {
    prayerData: prayerData({ is_on_behalf: false, ...prayer }),
    contactData: contact,
    audioPath: null,
  };
  let request: PrayerRequest<Date> = {
    ...newPrayerRequest(submission, createdAt, true),
    ...personLink(db, contact, 'US'),
  };
  const events = [submittedEvent(createdAt)];
  for (const [hours, take] of STEPS) {
    if (assignee === undefined || request.status === reached) {
      break;
    }
    const at = new Date(createdAt.getTime() + hours * HOUR_MS);
    const changed = { ...request, ...take(request, assignee, at), updated_at: at };
    events.push(...[changeEvent(request, changed, at) ?? []].flat());
    request = changed;
  }
  return { request, events };
}

function write(batch: WriteBatch, db: Firestore, id: string, demo: DemoRequest, now: Date): void {
  const { request, events } = live(db, demo, now);
  const notes = (demo.notes ?? []).map((note_text, index) => ({
    noteId: `note-${index + 1}`,
    note: {
      note_text,
      created_by: demo.assignee ?? LEADER.uid,
      created_at: new Date(request.created_at.getTime() + (1.5 + index) * HOUR_MS),
    },
  }));
  batch.set(db.collection(COLLECTIONS.prayerRequests).doc(id), {
    ...request,
    note_count: notes.length,
    last_note_id: notes.at(-1)?.noteId ?? null,
  });
  for (const { noteId, note } of notes) {
    batch.set(db.collection(notesPath(id)).doc(noteId), note);
  }
  events.forEach((event, index) => {
    batch.set(db.collection(historyPath(id)).doc(`demo-${index + 1}`), event);
  });
}

export async function seedPrayerRequests(db: Firestore, now: Date): Promise<void> {
  const batch = db.batch();
  DEMO_REQUESTS.forEach((demo, index) => {
    write(batch, db, `6f0d3c1e-0000-4000-8000-${String(index + 1).padStart(12, '0')}`, demo, now);
  });
  await batch.commit();
}
