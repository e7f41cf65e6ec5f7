import { describe, expect, it } from 'vitest';
import { newPrayerRequest } from '../prayer-request/new-prayer-request.ts';
import { changeEvent } from '../prayer-request/request-history.ts';
import type { ReplyState } from '../replies/reply.ts';
import {
  anonymizeIfClosedBy,
  anonymizeRequest,
  isDueForAnonymization,
  mayReopen,
} from './request-retention.ts';

const NOW = new Date('2026-11-21T03:30:00Z');
const CLOSED_AT = new Date('2026-10-22T03:30:00Z');

const closed = {
  ...newPrayerRequest(
    {
      prayerData: {
        is_on_behalf: false,
        prayer_text: 'For my mother.',
        categories: ['healing'],
        follow_up_requested: true,
        contact_preference: 'call',
        submission_type: 'confidential',
        share_on_belief_wall: false,
        urgency_level: 'high',
      },
      contactData: { first_name: 'Ruth', last_name: 'Meyer', phone: '+1 555 0100', email: null },
      audioPath: 'prayer-audio/some/audio_1700000000000.wav',
    },
    CLOSED_AT,
    true,
  ),
  status: 'closed',
  archive_status: 'archived',
  note_count: 2,
  replies_awaiting: 1,
  replies_not_sent: 1,
  come_back_at: new Date('2026-12-01T08:00:00Z'),
  come_back_by: 'ruth-meyer',
  revision: 3,
} as const;

const reply = (state: ReplyState, created_at: Date) => ({ state, created_at, sent_at: null });

describe('the anonymization of a closed request', () => {
  it.each([
    [30, true],
    [29, true],
    [31, false],
    [0, false],
  ])('is due with a retention of %i days: %s', (days, isDue) => {
    expect(isDueForAnonymization(closed, [], anonymizeIfClosedBy(days, NOW))).toBe(isDue);
  });

  it.each([
    { what: 'nothing', updates: [], replies: [], isDue: true },
    { what: 'an old update', updates: [{ text: 'Thank you.', at: CLOSED_AT }], replies: [], isDue: true },
    { what: 'a later update', updates: [{ text: 'Please call.', at: NOW }], replies: [], isDue: false },
    { what: 'a withdrawn reply', updates: [], replies: [reply('withdrawn', NOW)], isDue: true },
    { what: 'an old reply', updates: [], replies: [reply('awaiting_review', CLOSED_AT)], isDue: true },
    {
      what: 'a reply that was sent later',
      updates: [],
      replies: [{ ...reply('sent', CLOSED_AT), sent_at: NOW }],
      isDue: false,
    },
  ])(
    'waits for the end of the conversation: after $what, it is due: $isDue',
    ({ updates, replies, isDue }) => {
      expect(isDueForAnonymization({ ...closed, updates }, replies, CLOSED_AT)).toBe(isDue);
    },
  );

  it.each([
    ['is not closed', { status: 'prayed_for' }],
    ['was already anonymized', { emptied_at: CLOSED_AT }],
  ] as const)('is not due for one that %s', (_what, changes) => {
    expect(isDueForAnonymization({ ...closed, ...changes }, [], NOW)).toBe(false);
  });
});

it.each([
  ['for leadership', 'leadership', {}, 0, true],
  ['for the prayer team', 'prayer_team', {}, 0, false],
  ['while the request is open', 'leadership', { status: 'prayed_for' }, 0, false],
  ['before the retention ends', 'leadership', {}, 31, true],
  ['once the request is due for anonymization', 'leadership', {}, 30, false],
  ['after the request was anonymized', 'leadership', { emptied_at: new Date(0) }, 0, false],
  ['after the requester withdrew the request', 'leadership', { ended_by_requester: 'withdrawn' }, 0, false],
] as const)('reopening is allowed or denied as expected %s', (_when, role, changes, days, expected) => {
  expect(mayReopen(role, { ...closed, ...changes }, days, NOW)).toBe(expected);
});

describe('an anonymized request', () => {
  const emptied = { ...closed, ...anonymizeRequest(closed, NOW) };

  it("contains neither anyone's words nor their identity", () => {
    for (const secret of ['mother', 'Ruth', 'Meyer', '555', 'prayer-audio']) {
      expect(JSON.stringify(emptied)).not.toContain(secret);
    }
    expect(emptied.requester_display).toBe('Anonymous Request');
    expect([emptied.come_back_at, emptied.come_back_by]).toEqual([null, null]);
    expect([emptied.replies_awaiting, emptied.replies_not_sent]).toEqual([0, 0]);
  });

  it('still has the fields it is counted by', () => {
    const { status, categories, urgency_level, submission_type, note_count, created_at } = closed;
    expect(emptied).toMatchObject({
      status,
      categories,
      urgency_level,
      submission_type,
      note_count,
      created_at,
    });
  });

  it('no longer shows that its words or its recording raised its urgency', () => {
    const raised = {
      ...closed,
      urgency_level: 'low',
      signs_of_need: ['self_harm'],
      awaits_listening: true,
    } as const;
    expect(anonymizeRequest(raised, NOW)).toMatchObject({
      signs_of_need: [],
      awaits_listening: false,
      effective_urgency: 'low',
    });
  });

  it('has an emptied event without an actor in its history', () => {
    expect(changeEvent(closed, emptied, NOW)).toEqual({
      action: 'emptied',
      actor: null,
      assigned_to: null,
      at: NOW,
    });
  });
});
