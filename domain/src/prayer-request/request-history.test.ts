import { describe, expect, test } from 'vitest';
import { anonymizeRequest } from '../retention/request-retention.ts';
import { reminderSettingsSchema } from '../settings/settings.ts';
import { prayerData } from '../testing/prayer-data.ts';
import { planComeBack } from './come-back.ts';
import { newPrayerRequest } from './new-prayer-request.ts';
import type { PrayerRequest } from './prayer-request.ts';
import { changeEvent, type HistoryAction, notePostedEvent, replySentEvent } from './request-history.ts';
import {
  assignMember,
  closeRequest,
  markPrayedFor,
  reopenRequest,
  unassignAutomatically,
  unassignMember,
  undoPrayedFor,
} from './request-transitions.ts';

const SUBMITTED = new Date('2026-01-01T10:00:00Z');
const CHANGED = new Date('2026-01-01T11:00:00Z');
const CHOICE = reminderSettingsSchema.parse({});

const fresh: PrayerRequest<Date> = newPrayerRequest(
  {
    prayerData: prayerData({ is_on_behalf: false, prayer_text: 'For the harvest.' }),
    contactData: null,
    audioPath: null,
  },
  SUBMITTED,
  true,
);

function after(before: PrayerRequest<Date>, change: Partial<PrayerRequest<Date>>): PrayerRequest<Date> {
  return { ...before, updated_at: CHANGED, ...change };
}

const assigned = after(fresh, assignMember(fresh, 'leader', 'ruth'));
const prayedFor = after(assigned, markPrayedFor(assigned, 'ruth', CHANGED));
const closed = after(prayedFor, closeRequest(prayedFor, 'ruth'));
const escalated = after(fresh, { clock: { ...fresh.clock, escalated_at: SUBMITTED } });

type Case = [HistoryAction, PrayerRequest<Date>, PrayerRequest<Date>, string | null, string | null];

describe('the event for a change', () => {
  const cases: Case[] = [
    ['assigned', fresh, assigned, 'leader', 'ruth'],
    ['assigned', assigned, after(assigned, assignMember(assigned, 'leader', 'naomi')), 'leader', 'naomi'],
    ['unassigned', assigned, after(assigned, unassignMember(assigned, 'leader')), 'leader', null],
    [
      'returned_to_pool',
      assigned,
      after(assigned, unassignAutomatically(assigned, null, CHOICE, CHANGED)),
      null,
      null,
    ],
    [
      'returned_as_away',
      assigned,
      after(assigned, unassignAutomatically(assigned, 'away', CHOICE, CHANGED)),
      null,
      null,
    ],
    [
      'returned_as_idle',
      assigned,
      after(assigned, unassignAutomatically(assigned, 'idle', CHOICE, CHANGED)),
      null,
      null,
    ],
    ['prayed_for', assigned, prayedFor, 'ruth', null],
    ['prayed_for_taken_back', prayedFor, after(prayedFor, undoPrayedFor(prayedFor, 'ruth')), 'ruth', null],
    ['closed', prayedFor, closed, 'ruth', null],
    ['reopened', closed, after(closed, reopenRequest(closed, 'leader')), 'leader', null],
    ['escalated', fresh, after(fresh, { clock: { ...fresh.clock, escalated_at: CHANGED } }), null, null],
    [
      'escalated',
      escalated,
      after(escalated, { clock: { ...fresh.clock, escalated_at: CHANGED } }),
      null,
      null,
    ],
    ['emptied', closed, after(closed, { prayer_text: null, updated_by: null }), null, null],
  ];

  test.each(cases)(
    '%s records the actor, the assignee and the time',
    (action, before, next, actor, assignedTo) => {
      expect(changeEvent(before, next, CHANGED)).toEqual({
        action,
        actor,
        assigned_to: assignedTo,
        at: CHANGED,
      });
    },
  );

  test('is null for a counted note or a postponed reminder', () => {
    expect(
      changeEvent(assigned, after(assigned, { note_count: 1, last_note_id: 'note' }), CHANGED),
    ).toBeNull();
    expect(changeEvent(fresh, after(fresh, { reminder_due_at: CHANGED }), CHANGED)).toBeNull();
    const remindedAgain = after(escalated, { clock: { ...escalated.clock, reminder_count: 4 } });
    expect(changeEvent(escalated, remindedAgain, CHANGED)).toBeNull();
  });
});

describe('the event for a come-back date', () => {
  const WRITTEN = new Date('2026-01-02T10:00:00Z');
  const planned = { ...closed, ...planComeBack(closed, 'naomi', new Date('2026-02-01T08:00:00Z')) };

  test.each([
    ['come_back_set', closed, planned],
    ['come_back_set', planned, { ...planned, come_back_at: new Date('2026-03-01T08:00:00Z') }],
    ['come_back_cleared', planned, { ...planned, ...planComeBack(planned, 'naomi', null) }],
  ] as const)('%s records the actor and the time of the write', (action, before, next) => {
    expect(changeEvent(before, next, WRITTEN)).toEqual({
      action,
      actor: 'naomi',
      assigned_to: null,
      at: WRITTEN,
    });
  });

  test('is not created if the date is unchanged or cleared by another change', () => {
    expect(
      changeEvent(planned, { ...planned, come_back_at: new Date(planned.come_back_at ?? 0) }, WRITTEN),
    ).toBeNull();
    const reopened = after(planned, reopenRequest(planned, 'leader'));
    expect(changeEvent(planned, reopened, WRITTEN)).toMatchObject({ action: 'reopened', actor: 'leader' });
    const emptied = { ...planned, ...anonymizeRequest(planned, WRITTEN) };
    expect(changeEvent(planned, emptied, WRITTEN)).toMatchObject({ action: 'emptied' });
  });
});

test('the event for a note has its author and time', () => {
  expect(notePostedEvent({ created_by: 'ruth', created_at: CHANGED })).toEqual({
    action: 'note_posted',
    actor: 'ruth',
    assigned_to: null,
    at: CHANGED,
  });
});

describe('a sent reply', () => {
  test('is recorded as sent by the leader who reviewed it, or else by its author', () => {
    const reply = { created_by: 'ruth', reviewed_by: null };

    expect(replySentEvent(reply, CHANGED).actor).toBe('ruth');
    expect(replySentEvent({ ...reply, reviewed_by: 'leader' }, CHANGED).actor).toBe('leader');
  });
});
