import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newPrayerRequest } from '../prayer-request/new-prayer-request.ts';
import type { PrayerRequest } from '../prayer-request/prayer-request.ts';
import {
  assignMember,
  closeRequest,
  markPrayedFor,
  reopenRequest,
  unassignMember,
  undoPrayedFor,
} from '../prayer-request/request-transitions.ts';
import { REQUEST_CATEGORIES, URGENCY_LEVELS } from '../request-form/request-choices.ts';
import { anonymizeRequest } from '../retention/request-retention.ts';
import { prayerData } from '../testing/prayer-data.ts';
import { addTallies, NO_TALLY, subtractTallies, type Tally } from './insights-counts.ts';
import {
  type CountedRequest,
  isSameToInsights,
  mergeRequest,
  requestFacts,
  tallyOfRequest,
} from './insights-request.ts';

const SUBMITTED = new Date('2026-11-03T22:30:00Z');

function submitted(changes: Partial<PrayerRequest<Date>> = {}): PrayerRequest<Date> {
  const prayer = prayerData({ prayer_text: 'For peace.' });
  return {
    ...newPrayerRequest({ prayerData: prayer, contactData: null, audioPath: null }, SUBMITTED, true),
    ...changes,
  };
}

/** One write of a request as a trigger receives it. `version` orders the writes. */
interface Write {
  before: PrayerRequest<Date> | null;
  after: PrayerRequest<Date>;
  version: number;
}

function seen({ before, after, version }: Write): CountedRequest<Date> {
  return requestFacts(before, after, version);
}

function minutesLater(minutes: number): Date {
  return new Date(SUBMITTED.getTime() + minutes * 60_000);
}

/** `step` chooses contact times up to this many minutes after submission. */
const LATEST_CONTACT_MINUTES = 1_000;

function step(request: PrayerRequest<Date>, choice: number): Partial<PrayerRequest<Date>> {
  const member = `member-${choice % 3}`;
  switch (request.status) {
    case 'new':
      return assignMember(request, 'leader', member);
    case 'assigned':
      return (
        [
          assignMember(request, 'leader', member),
          unassignMember(request, 'leader'),
          markPrayedFor(request, member, minutesLater(choice)),
          { ...unassignMember(request, ''), updated_by: null },
        ][choice % 4] ?? {}
      );
    case 'prayed_for':
      return choice % 2 === 0 ? undoPrayedFor(request, member) : closeRequest(request, member);
    case 'closed':
      return choice % 2 === 0 ? {} : reopenRequest(request, 'leader');
  }
}

/** Creates the writes of one request: its submission, then one step every seven minutes. Every contact precedes the first step. */
function live(choices: readonly number[], changes: Partial<PrayerRequest<Date>>): Write[] {
  const writes: Write[] = [{ before: null, after: submitted(changes), version: 0 }];
  for (const [index, choice] of choices.entries()) {
    const before = writes.at(-1)?.after ?? submitted();
    const updated_at = minutesLater(LATEST_CONTACT_MINUTES + 7 * (index + 1));
    writes.push({
      before,
      after: { ...before, ...step(before, choice), updated_at },
      version: index + 1,
    });
  }
  return writes;
}

function earliest(moments: readonly (Date | null)[]): Date | null {
  const [first] = moments.filter((moment) => moment !== null).sort((a, b) => a.getTime() - b.getTime());
  return first ?? null;
}

/** Counts as the trigger does: stores what is known of each request, and the sum of all. */
class Books {
  readonly #known = new Map<string, CountedRequest<Date>>();
  sum: Tally = NO_TALLY;

  count(id: string, write: Write): void {
    if (write.before && isSameToInsights(write.before, write.after)) {
      return;
    }
    const known = this.#known.get(id) ?? null;
    const merged = mergeRequest(known, seen(write));
    this.#known.set(id, merged);
    const before = known ? tallyOfRequest(known) : NO_TALLY;
    this.sum = addTallies(this.sum, subtractTallies(tallyOfRequest(merged), before));
  }
}

const lives = fc.array(
  fc.record({
    choices: fc.array(fc.nat(LATEST_CONTACT_MINUTES), { maxLength: 8 }),
    urgency_level: fc.constantFrom(...URGENCY_LEVELS),
    categories: fc.uniqueArray(fc.constantFrom(...REQUEST_CATEGORIES)),
  }),
  { minLength: 1, maxLength: 4 },
);

/** Every write at least once and some of them repeatedly, in any order. */
const deliveries = lives.chain((life) => {
  const events = life.flatMap(({ choices, ...changes }, index) =>
    live(choices, changes).map((write) => ({ id: `request-${index}`, write })),
  );
  return fc.record({
    events: fc.constant(events),
    delivered: fc
      .array(fc.constantFrom(...events), { maxLength: 10 })
      .chain((again) =>
        fc.shuffledSubarray([...events, ...again], { minLength: events.length + again.length }),
      ),
  });
});

describe('request insights', () => {
  it('are the same regardless of event order and repetition', () => {
    fc.assert(
      fc.property(deliveries, ({ events, delivered }) => {
        const inOrder = new Books();
        const asDelivered = new Books();
        for (const { id, write } of events) {
          inOrder.count(id, write);
        }
        for (const { id, write } of delivered) {
          asDelivered.count(id, write);
        }
        expect(asDelivered.sum).toEqual(inOrder.sum);
      }),
    );
  });

  it('match a count from the full history of a request', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(LATEST_CONTACT_MINUTES), { maxLength: 10 }), (choices) => {
        const writes = live(choices, {});
        const books = new Books();
        for (const write of writes) {
          books.count('request', write);
        }
        const last = writes.at(-1)?.after ?? submitted();
        const firstAssigned =
          writes.find(({ after }) => after.status === 'assigned')?.after.updated_at ?? null;
        const reopened = writes.filter(
          ({ before, after }) => before?.status === 'closed' && after.status === 'new',
        );
        const expected: CountedRequest<Date> = {
          version: 0,
          created_at: SUBMITTED,
          urgency_level: 'low',
          categories: [],
          holder: last.archive_status === 'active' ? last.assigned_to : null,
          contacted_at: last.contacted_at,
          contacted_before_reopening: earliest(reopened.map(({ before }) => before?.contacted_at ?? null)),
          first_assigned_at: firstAssigned,
          first_replied_at: null,
          is_imported: false,
        };
        expect(books.sum).toEqual(tallyOfRequest(expected));
      }),
    );
  });

  it('count an imported request in no month, but as open for its assignee', () => {
    const imported = submitted({ source: 'import' });
    const assigned = { ...imported, status: 'assigned', assigned_to: 'ruth' } as const;

    expect(tallyOfRequest(requestFacts(imported, assigned, 2))).toEqual({ months: {}, open: { ruth: 1 } });
  });

  it('count a request on the UTC day it was received', () => {
    const request = submitted({ urgency_level: 'high', categories: ['family', 'healing'] });
    const assigned = {
      ...request,
      ...assignMember(request, 'leader', 'ruth'),
      updated_at: minutesLater(184),
    };
    const books = new Books();
    books.count('request', { before: null, after: request, version: 1 });
    books.count('request', { before: request, after: assigned, version: 2 });
    const replied = { ...assigned, first_replied_at: minutesLater(42) };
    books.count('request', { before: assigned, after: replied, version: 3 });

    expect(books.sum).toEqual({
      months: {
        '2026-11': {
          days: {
            '2026-11-03': {
              requests: 1,
              urgency: { high: 1 },
              categories: { family: 1, healing: 1 },
              assigned_after: { 180: 1 },
              replied_after: { 42: 1 },
            },
          },
        },
      },
      open: { ruth: 1 },
    });
  });

  it('count a reopened request once, by its first contact', () => {
    const contacted = {
      status: 'closed',
      archive_status: 'archived',
      contacted_at: minutesLater(30),
    } as const;
    const closed = submitted({ ...contacted, updated_at: minutesLater(40) });
    const reopened = { ...closed, ...reopenRequest(closed, 'leader'), updated_at: minutesLater(9_000) };
    const again = { ...reopened, status: 'prayed_for', contacted_at: minutesLater(9_500) } as const;
    const books = new Books();
    books.count('request', { before: null, after: closed, version: 1 });
    books.count('request', { before: closed, after: reopened, version: 2 });
    books.count('request', {
      before: reopened,
      after: { ...again, updated_at: minutesLater(9_600) },
      version: 3,
    });

    expect(books.sum.months).toHaveProperty(['2026-11', 'days', '2026-11-03'], {
      requests: 1,
      urgency: { low: 1 },
      categories: { none: 1 },
      contacted_after: { 30: 1 },
    });
  });

  it('count a request without a category as none, and an archived request never as open', () => {
    const closed = submitted({ status: 'closed', archive_status: 'archived', assigned_to: 'ruth' });
    const { months, open } = tallyOfRequest(requestFacts(null, closed, 1));
    expect(open).toEqual({});
    expect(months).toHaveProperty(['2026-11', 'days', '2026-11-03', 'categories'], { none: 1 });
  });

  it.each([
    ['dated after it was entered', 'web', new Date('9999-12-31T23:59:59Z')],
    ['dated long before the request', 'web', new Date('0001-01-01T00:00:00Z')],
    ['dated long before the call was typed in', 'phone', new Date('0001-01-01T00:00:00Z')],
  ] as const)('leave out a contact %s', (_when, source, contacted_at) => {
    const marked = submitted({ source, status: 'prayed_for', contacted_at, updated_at: minutesLater(30) });

    const { months } = tallyOfRequest(requestFacts(null, marked, 1));

    expect(months).not.toHaveProperty(['2026-11', 'days', '2026-11-03', 'contacted_after']);
  });

  it('ignore a note and anonymization', () => {
    const closed = submitted({
      status: 'closed',
      archive_status: 'archived',
      assigned_to: 'ruth',
      categories: ['healing'],
      contacted_at: minutesLater(30),
      first_replied_at: minutesLater(40),
      updated_at: minutesLater(60),
    });
    const noted = { ...closed, note_count: 1, last_note_id: 'note' };
    const anonymized = { ...closed, ...anonymizeRequest(closed, minutesLater(9_000)) };

    for (const after of [noted, anonymized]) {
      expect(isSameToInsights(closed, after)).toBe(true);
      expect(tallyOfRequest(requestFacts(closed, after, 2))).toEqual(
        tallyOfRequest(requestFacts(null, closed, 1)),
      );
    }
  });

  it('ignore an equal contact date, but not a cleared one or a new assignee', () => {
    const closed = submitted({ status: 'closed', archive_status: 'archived', contacted_at: SUBMITTED });
    expect(isSameToInsights(closed, { ...closed, contacted_at: new Date(SUBMITTED) })).toBe(true);
    expect(isSameToInsights(closed, { ...closed, contacted_at: null })).toBe(false);
    expect(isSameToInsights(submitted(), submitted({ assigned_to: 'ruth' }))).toBe(false);
  });
});
