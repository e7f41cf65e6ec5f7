import { describe, expect, it } from 'vitest';
import { maskedPhone } from '../fields/masked-phone.ts';
import { newPrayerRequest } from '../prayer-request/new-prayer-request.ts';
import type { PrayerRequest } from '../prayer-request/prayer-request.ts';
import { DEFAULT_REPLY_TEMPLATES, saysTheSame, withTemplate } from '../settings/reply-templates.ts';
import { replySettingsSchema } from '../settings/settings.ts';
import { prayerData } from '../testing/prayer-data.ts';
import {
  mayWithdrawReply,
  needsReview,
  newReply,
  REPLY_MAX_CHARS,
  type Reply,
  releaseReply,
  replyTextSchema,
  withdrawReply,
} from './reply.ts';
import { isAnnounced, isReviewAnnounced, REPLY_MESSAGES_PER_DAY } from './reply-limit.ts';
import { replyMessages } from './reply-messages.ts';
import { areRepliesOn, replyRoute } from './reply-route.ts';
import { isSameSummary, REPLIES_AWAITING_MAX_COUNTED, summarizeReplies } from './reply-summary.ts';
import { mayGetUpdate, sentReplies, updateRecipient } from './sent-reply.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 8, minute));

const contact = (email: string | null, phone: string | null) => ({
  first_name: 'Ruth',
  last_name: 'Meyer',
  email,
  phone,
});

function request(changes: Partial<PrayerRequest<Date>> = {}): PrayerRequest<Date> {
  const fresh = newPrayerRequest(
    { prayerData: prayerData({}), contactData: null, audioPath: null },
    at(0),
    true,
  );
  return { ...fresh, has_status_page: true, ...changes };
}

describe('isAnnounced', () => {
  const sent = (minute: number, id = `reply-${minute}`) =>
    ({ id, state: 'sent', sent_at: at(minute) }) as const;
  const many = Array.from({ length: REPLY_MESSAGES_PER_DAY + 1 }, (_, minute) => sent(minute));

  it('announces only the first replies within 24 hours', () => {
    expect(many.map((reply) => isAnnounced(reply, many))).toEqual([
      ...Array.from({ length: REPLY_MESSAGES_PER_DAY }, () => true),
      false,
    ]);
  });

  it('announces replies again once the first ones are a day old', () => {
    expect(isAnnounced(sent(24 * 60 + 1), many)).toBe(true);
    expect(isAnnounced(sent(24 * 60), many)).toBe(false);
  });

  it('announces no more of the replies of one batch, which have the same moment', () => {
    const batch = Array.from({ length: 100 }, (_, index) => sent(0, `reply-${index}`));
    expect(batch.filter((reply) => isAnnounced(reply, batch))).toHaveLength(REPLY_MESSAGES_PER_DAY);
  });

  it.each(['awaiting_review', 'withdrawn'] as const)('does not count replies that are %s', (state) => {
    const notSent = many.map(({ id }) => ({ id, state, sent_at: null }));
    expect(isAnnounced(sent(9), notSent)).toBe(true);
  });
});

describe('isReviewAnnounced', () => {
  const many = Array.from({ length: REPLY_MESSAGES_PER_DAY + 1 }, (_, minute) => ({
    id: `reply-${minute}`,
    created_at: at(minute),
  }));

  it('announces only the first replies to review within 24 hours', () => {
    expect(many.map((reply) => isReviewAnnounced(reply, many))).toEqual([
      ...Array.from({ length: REPLY_MESSAGES_PER_DAY }, () => true),
      false,
    ]);
    expect(isReviewAnnounced({ id: 'later', created_at: at(24 * 60 + 1) }, many)).toBe(true);
  });

  it('announces no more of the replies of one batch, which have the same moment', () => {
    const batch = Array.from({ length: 100 }, (_, index) => ({ id: `reply-${index}`, created_at: at(0) }));
    expect(batch.filter((reply) => isReviewAnnounced(reply, batch))).toHaveLength(REPLY_MESSAGES_PER_DAY);
  });
});

describe('the notification of a requester about a reply', () => {
  const EMAIL = contact('ruth@example.org', '+1 202 555 0142');
  const PHONE = contact(null, '+1 202 555 0142');

  it.each<[ReturnType<typeof replyRoute>, Partial<PrayerRequest<Date>>]>([
    ['email', { contact_info: EMAIL }],
    ['email', { contact_info: EMAIL, source: 'kiosk', has_status_page: false }],
    ['sms', { contact_info: PHONE, contact_preference: 'text' }],
    ['sms', { contact_info: PHONE, contact_preference: 'text', source: 'phone', has_status_page: false }],
    [null, { contact_info: PHONE, contact_preference: 'call', source: 'phone', has_status_page: false }],
    ['link', { contact_info: PHONE, contact_preference: 'email' }],
    ['sms', { contact_info: PHONE, follow_up_requested: true }],
    ['link', { contact_info: PHONE }],
    ['link', { contact_info: null }],
    ['link', { contact_info: null, source: 'embed' }],
    [null, { contact_info: null, source: 'kiosk' }],
    [null, { contact_info: PHONE, source: 'phone', has_status_page: false }],
    [null, { contact_info: null, has_status_page: false }],
    ['email', { contact_info: EMAIL, has_status_page: false, share_on_belief_wall: true }],
    ['email', { contact_info: EMAIL, share_on_belief_wall: true }],
    [null, { contact_info: EMAIL, ended_by_requester: 'withdrawn' }],
    [null, { contact_info: EMAIL, emptied_at: at(1) }],
  ])('uses the route %s for %j', (route, changes) => {
    expect(replyRoute(request({ contact_preference: 'none', follow_up_requested: false, ...changes }))).toBe(
      route,
    );
  });

  it.each([true, false])('is enabled only if status pages are enabled: %s', (status_pages) => {
    expect(areRepliesOn({ status_pages })).toBe(status_pages);
  });

  it('is one message per reply, with a masked recipient', () => {
    expect(replyMessages('request', 'one', request({ contact_info: EMAIL }))).toEqual([
      {
        key: 'reply_request_one',
        channel: 'email',
        template: 'reply',
        recipient: 'r***@example.org',
        about_id: 'request',
      },
    ]);
    const texted = request({ contact_info: PHONE, contact_preference: 'text' });
    expect(replyMessages('request', 'one', texted)).toMatchObject([{ channel: 'sms', recipient: '***42' }]);
    expect(replyMessages('request', 'one', request())).toEqual([]);
    expect(maskedPhone('ext.')).toBe('***');
  });
});

describe('a reply', () => {
  it('is sent immediately, or awaits a leader who sends or withdraws it', () => {
    expect(newReply('We pray.', 'miriam', false, at(1))).toEqual({
      reply_text: 'We pray.',
      state: 'sent',
      created_by: 'miriam',
      created_at: at(1),
      sent_at: at(1),
      reviewed_by: null,
    });
    const waiting = newReply('We pray.', 'miriam', true, at(1));
    expect(waiting).toMatchObject({ state: 'awaiting_review', sent_at: null });
    expect({ ...waiting, ...releaseReply('We prayed.', 'leader', at(2)) }).toMatchObject({
      reply_text: 'We prayed.',
      state: 'sent',
      created_at: at(1),
      sent_at: at(2),
      reviewed_by: 'leader',
    });
    expect({ ...waiting, ...withdrawReply('leader') }).toMatchObject({ state: 'withdrawn', sent_at: null });
  });

  it.each([
    [true, 'prayer_team', true],
    [true, 'leadership', false],
    [false, 'prayer_team', false],
  ] as const)(
    'with review set to %s, written by %s, awaits review: %s',
    (reviewed_by_leadership, role, waits) => {
      expect(needsReview({ role }, { reviewed_by_leadership })).toBe(waits);
    },
  );

  it.each([
    ['prayer_team', 'miriam', 'awaiting_review', true],
    ['prayer_team', 'daniel', 'awaiting_review', false],
    ['leadership', 'grace', 'awaiting_review', true],
    ['prayer_team', 'miriam', 'sent', false],
    ['leadership', 'grace', 'withdrawn', false],
  ] as const)('can be withdrawn or not by the %s member %s while it is %s: %s', (role, uid, state, may) => {
    expect(mayWithdrawReply({ role, uid }, { state, created_by: 'miriam' })).toBe(may);
  });

  it('must not be too long or blank', () => {
    expect(replyTextSchema.parse(` ${'x'.repeat(REPLY_MAX_CHARS)} `)).toHaveLength(REPLY_MAX_CHARS);
    expect(replyTextSchema.safeParse('x'.repeat(REPLY_MAX_CHARS + 1)).success).toBe(false);
    expect(replyTextSchema.safeParse(' \n ').error?.issues[0]?.message).toBe('Please write your reply.');
  });
});

describe('the replies of a request', () => {
  const waiting = newReply('Later.', 'jonas', true, at(1));
  const second = newReply('Second.', 'miriam', false, at(3));
  const first: Reply<Date> = { ...waiting, ...releaseReply('First.', 'leader', at(2)) };

  it('are summarized by the number sent, awaiting review and not sent, and the first sent time', () => {
    const summary = summarizeReplies([second, waiting, first, { ...waiting, ...withdrawReply('jonas') }]);

    expect(summary).toEqual({
      reply_count: 2,
      replies_awaiting: 1,
      replies_not_sent: 1,
      first_replied_at: at(2),
    });
    expect(isSameSummary(summary, { ...summary, first_replied_at: at(2) })).toBe(true);
    expect(isSameSummary(request(), summary)).toBe(false);
    expect(isSameSummary(request(), summarizeReplies([]))).toBe(true);
  });

  it('are counted as awaiting review only up to the number that a query can list', () => {
    const replies = Array<typeof waiting>(REPLIES_AWAITING_MAX_COUNTED + 1).fill(waiting);

    expect(summarizeReplies(replies).replies_awaiting).toBe(REPLIES_AWAITING_MAX_COUNTED);
  });

  it('are shown to the requester once they are sent, in order and without authors', () => {
    expect(sentReplies([second, waiting, first])).toEqual([
      { text: 'First.', at: at(2) },
      { text: 'Second.', at: at(3) },
    ]);
  });

  it('route an update to the assignee, even before the first reply, or else to the last member who replied', () => {
    expect(updateRecipient('ruth', [first])).toBe('ruth');
    expect(updateRecipient(null, [second, first, waiting])).toBe('miriam');
    expect(updateRecipient('ruth', [waiting])).toBe('ruth');
    expect(updateRecipient(null, [waiting])).toBeNull();
  });
});

describe('an answer', () => {
  it('goes only to a staff member whose role may have the request', () => {
    expect(mayGetUpdate({ role: 'prayer_team' }, 'prayer_team')).toBe(true);
    expect(mayGetUpdate({ role: 'leadership' }, 'confidential')).toBe(true);
    expect(mayGetUpdate({ role: 'prayer_team' }, 'confidential')).toBe(false);
    expect(mayGetUpdate(null, 'prayer_team')).toBe(false);
  });
});

describe('a template', () => {
  const templates = DEFAULT_REPLY_TEMPLATES.es;
  const [one = '', other = ''] = templates;

  it('fills an empty box, replaces another template, and never removes typed text', () => {
    expect(withTemplate(' \n', one, templates)).toBe(one);
    expect(withTemplate(one, other, templates)).toBe(other);
    expect(withTemplate('Querida Ruth:\n', one, templates)).toBe(`Querida Ruth:\n\n${one}`);
  });

  it('says the same in all languages if all or none were changed', () => {
    const { en, es } = DEFAULT_REPLY_TEMPLATES;
    const changed = (texts: readonly string[]) => ['Changed.', ...texts.slice(1)];
    expect(saysTheSame({ en, es }, 0)).toBe(true);
    expect(saysTheSame({ en: changed(en), es: changed(es) }, 0)).toBe(true);
    expect(saysTheSame({ en: changed(en), es }, 0)).toBe(false);
    expect(saysTheSame({ en: changed(en), es }, 1)).toBe(true);
    expect(saysTheSame({ en, es: changed(es) }, 0)).toBe(false);
  });

  it('is one of exactly six per language, all distinct by default', () => {
    const { templates: chosen } = replySettingsSchema.parse({});
    for (const texts of Object.values(chosen)) {
      expect(new Set(texts).size).toBe(6);
    }
    expect(replySettingsSchema.safeParse({ templates: { ...chosen, en: ['One.'] } }).success).toBe(false);
  });
});
