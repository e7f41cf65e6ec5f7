import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newWallPost } from '../belief-wall/belief-wall-post.ts';
import { CALLABLES } from '../callables.ts';
import { newPrayerRequest } from '../prayer-request/new-prayer-request.ts';
import { type PrayerRequest, REQUEST_STATUSES } from '../prayer-request/prayer-request.ts';
import { changeEvent } from '../prayer-request/request-history.ts';
import { prayerData } from '../testing/prayer-data.ts';
import { dataExport, dataExportSchema } from './data-export.ts';
import { deleteRequest, withdrawRequest } from './request-withdrawal.ts';
import { mayMarkOwnAnswered, requesterStatus, requesterStatusSchema } from './status-page.ts';

const SENT = new Date('2026-11-20T18:00:00Z');
const CHANGED = new Date('2026-11-21T09:00:00Z');
const NOW = new Date('2026-11-21T18:00:00Z');

/** Appears in every value that is internal to the team. */
const OURS = 'nobody-but-the-team';

const REPLIES = [{ text: 'We prayed for you.', at: CHANGED }];

const fresh: PrayerRequest<Date> = {
  ...newPrayerRequest(
    {
      prayerData: prayerData({
        is_on_behalf: false,
        categories: ['healing'],
        follow_up_requested: true,
        contact_preference: 'call',
        share_on_belief_wall: true,
        urgency_level: 'medium',
      }),
      contactData: { first_name: 'Ruth', last_name: 'Meyer', phone: '1', email: 'ruth@example.org' },
      audioPath: `prayer-audio/${OURS}/audio_1.wav`,
    },
    SENT,
    true,
  ),
  assigned_to: OURS,
  updated_by: OURS,
  last_note_id: OURS,
  note_count: 3,
};
const post = newWallPost('For my mother.', null, true, SENT);

describe('the status for the requester', () => {
  it.each([
    ['new', 'received', { received: SENT }],
    ['assigned', 'assigned', { received: SENT, assigned: CHANGED }],
    ['prayed_for', 'prayed_for', { received: SENT, prayed_for: CHANGED }],
    ['closed', 'closed', { received: SENT, prayed_for: CHANGED, closed: NOW }],
  ] as const)('of a request that is %s shows when it was %s', (status, step, reached) => {
    const request: PrayerRequest<Date> = {
      ...fresh,
      status,
      contacted_at: status === 'prayed_for' || status === 'closed' ? CHANGED : null,
      updated_at: status === 'closed' ? NOW : CHANGED,
    };

    const result = requesterStatus(request, [], null, null);

    expect(result).toMatchObject({ step, isWithdrawn: false, post: null, mayWithdraw: status !== 'closed' });
    expect(result.reachedAt).toEqual(
      Object.fromEntries(Object.entries(reached).map(([name, at]) => [name, at.toISOString()])),
    );
    expect(requesterStatusSchema.parse(result)).toEqual(result);
  });

  it('says in which language its texts are, unless a staff member wrote them down', () => {
    const languageOf = (changes: Partial<PrayerRequest<Date>>) =>
      requesterStatus({ ...fresh, ...changes }, [], null, null).language;

    expect(languageOf({ language: 'es' })).toBe('es');
    expect(languageOf({ language: 'es', source: 'phone' })).toBeNull();
  });

  it('never reveals team members, notes or the path of a recording', () => {
    fc.assert(
      fc.property(fc.constantFrom(...REQUEST_STATUSES), fc.boolean(), (status, isShared) => {
        const request = { ...fresh, status };
        const result = requesterStatus(request, REPLIES, isShared ? post : null, null);
        const exported = dataExport(
          {
            id: 'request',
            request,
            replies: REPLIES,
            history: [
              { action: 'assigned', actor: OURS, assigned_to: OURS, at: CHANGED },
              { action: 'note_posted', actor: OURS, assigned_to: null, at: CHANGED },
            ],
            post: isShared ? post : null,
            recording: 'UklGRg==',
            notice: null,
          },
          NOW,
        );
        expect(JSON.stringify([result, exported])).not.toMatch(/nobody-but-the-team|note/);
      }),
    );
  });

  it('includes the post if there is one, and offers to mark it as answered while it is shown', () => {
    expect(requesterStatus(fresh, [], post, null).post).toEqual({
      place: 'shown',
      isAnswered: false,
      testimony: null,
      prayerCount: 0,
    });
    expect(mayMarkOwnAnswered({ place: 'shown', isAnswered: false })).toBe(true);
    expect(mayMarkOwnAnswered({ place: 'shown', isAnswered: true })).toBe(false);
    expect(mayMarkOwnAnswered({ place: 'waiting', isAnswered: false })).toBe(false);
    expect(mayMarkOwnAnswered({ place: 'hidden', isAnswered: false })).toBe(false);
  });
});

describe('a data export', () => {
  it('contains everything the requester provided and matches the response schema', () => {
    const updates = [{ text: 'Better.', at: CHANGED }];
    const request = {
      ...fresh,
      ...{ updates, source: 'kiosk' as const, prayer_count: 2 },
      ...{ come_back_at: NOW, come_back_by: 'miriam' },
    };
    const exported = dataExport(
      {
        id: 'request',
        request,
        replies: REPLIES,
        history: [
          { action: 'closed', actor: 'miriam', assigned_to: null, at: CHANGED },
          { action: 'come_back_set', actor: 'miriam', assigned_to: null, at: CHANGED },
        ],
        post,
        recording: 'UklGRg==',
        notice: { email: 'naomi@example.org', created_at: CHANGED },
      },
      NOW,
    );

    expect(dataExportSchema.parse(exported)).toEqual(exported);
    expect(exported).toMatchObject({
      exported_at: NOW.toISOString(),
      prayer_request: {
        source: 'kiosk',
        prayer_count: 2,
        prayer_text: 'For my mother.',
        contact_info: fresh.contact_info,
        updates: [{ text: 'Better.', at: CHANGED.toISOString() }],
        come_back_at: NOW.toISOString(),
        replies: [{ text: 'We prayed for you.', at: CHANGED.toISOString() }],
      },
      history: [{ action: 'closed', at: CHANGED.toISOString() }],
      belief_wall_post: { content: 'For my mother.' },
      prayer_notice: { email: 'naomi@example.org' },
      recording: 'data:audio/wav;base64,UklGRg==',
    });
    expect(JSON.stringify(exported)).not.toContain('miriam');
  });
});

describe('a request ended by its requester', () => {
  const after = (change: Partial<PrayerRequest<Date>>) => ({
    ...fresh,
    status: 'assigned' as const,
    ...change,
  });

  it('is closed without reminders but retains its text if withdrawn', () => {
    const before = after({ come_back_at: CHANGED, come_back_by: 'miriam' });
    const withdrawn = after(withdrawRequest(before, NOW));

    expect(withdrawn).toEqual({
      ...before,
      status: 'closed',
      archive_status: 'archived',
      reminder_due_at: null,
      ended_by_requester: 'withdrawn',
      come_back_at: null,
      come_back_by: null,
      updated_at: NOW,
      updated_by: null,
      revision: 1,
    });
    expect(changeEvent(before, withdrawn, NOW)).toEqual({
      action: 'withdrawn',
      actor: null,
      assigned_to: null,
      at: NOW,
    });
    expect(requesterStatus(withdrawn, [], null, null)).toMatchObject({
      isWithdrawn: true,
      mayWithdraw: false,
    });
  });

  it('retains nothing the requester provided if deleted, whether it was open, closed or withdrawn', () => {
    for (const before of [after({}), after({ status: 'closed' }), after(withdrawRequest(fresh, CHANGED))]) {
      const full = { ...before, updates: [{ text: 'She, my mother, is better.', at: CHANGED }] };
      const deleted = { ...full, ...deleteRequest(full, NOW) };

      expect(JSON.stringify(deleted)).not.toMatch(/Ruth|Meyer|mother|example|audio_1/);
      expect(deleted).toMatchObject({ status: 'closed', archive_status: 'archived', emptied_at: NOW });
      expect(changeEvent(full, deleted, NOW)).toMatchObject({ action: 'deleted', actor: null });
    }
  });
});

it('openStatusPage accepts any key that could be typed, so that each gets the same response', () => {
  for (const key of ['', 'x', '../profiles', 'ä'.repeat(200)]) {
    expect(CALLABLES.openStatusPage.input.safeParse({ key }).success).toBe(true);
  }
  expect(CALLABLES.openStatusPage.input.safeParse({ key: 'x'.repeat(201) }).success).toBe(false);
});
