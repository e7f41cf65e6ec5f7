import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { HOUR_MS, MINUTE_MS } from '../fields/durations.ts';
import {
  type NotificationPace,
  notificationPaceFields,
  type PacedNotification,
  type PacedRequest,
  paceNotification,
  SUMMARY_INTERVAL_MS,
  summaryDueAt,
  URGENT_ANNOUNCEMENTS_MAX,
  URGENT_ANNOUNCEMENTS_PER_HOUR,
} from './notification-pace.ts';
import { summaryMessages } from './notifications.ts';

const START = new Date('2026-11-21T10:00:00Z').getTime();
const at = (ms: number) => new Date(START + ms);

interface Step {
  request: PacedRequest;
  paced: PacedNotification;
}

/** @param arrival when the event of a request is processed */
function paceAll(
  requests: readonly PacedRequest[],
  arrival: (request: PacedRequest, index: number) => Date = ({ created_at }) => created_at,
): Step[] {
  let pace: NotificationPace<Date> | null = null;
  return requests.map((request, index) => {
    const paced: PacedNotification = paceNotification(pace, request, arrival(request, index));
    pace = paced.kind === 'counted' ? pace : paced.pace;
    return { request, paced };
  });
}

const request = (id: string, ms: number, isUrgent = false): PacedRequest => ({
  id,
  created_at: at(ms),
  isUrgent,
  signs_of_need: [],
});
const crisis = (id: string, ms: number): PacedRequest => ({
  ...request(id, ms, true),
  signs_of_need: ['self_harm'],
});
/** The keys of the deliveries of all summaries to a group. A key that exists already fails the batch. */
const summaryKeys = (steps: readonly Step[]) =>
  steps.flatMap(({ request: { id }, paced }) =>
    paced.kind === 'summary'
      ? summaryMessages('leadership', id, { ...paced, submission_types: [] }, AUDIENCE).map(({ key }) => key)
      : [],
  );
const AUDIENCE = { push: ['grace'], email: [], sms: [] };
const kinds = (requests: readonly PacedRequest[]) => paceAll(requests).map(({ paced }) => paced.kind);

describe('a group', () => {
  it('is notified of the first request immediately and of later ones in a five-minute summary', () => {
    const steps = paceAll([request('a', 0), request('b', 1_000), request('c', 4 * MINUTE_MS)]);

    expect(steps.map(({ paced }) => paced.kind)).toEqual(['at_once', 'summary', 'counted']);
    expect(steps[1]?.paced).toMatchObject({ from: at(-5 * MINUTE_MS), until: at(5 * MINUTE_MS) });
  });

  it('gets the next summary five minutes after the last, and a single notification after a quiet period', () => {
    const ms = [0, 1, 6 * MINUTE_MS, 9 * MINUTE_MS, 12 * MINUTE_MS, 20 * MINUTE_MS];

    expect(kinds(ms.map((one) => request(String(one), one)))).toEqual([
      'at_once',
      'summary',
      'summary',
      'counted',
      'summary',
      'at_once',
    ]);
  });

  it('is notified of ten urgent requests in five minutes immediately, and of the rest in a summary', () => {
    const urgent = Array.from({ length: 15 }, (_, index) => request(String(index), index, true));
    const found = kinds([request('first', 0), ...urgent]);

    expect(found.filter((kind) => kind === 'at_once')).toHaveLength(1 + URGENT_ANNOUNCEMENTS_MAX);
    expect(found.slice(-5)).toEqual(['summary', 'counted', 'counted', 'counted', 'counted']);
  });

  it('is notified of the first and twenty more urgent requests in an hour, of each crisis, and of the rest in summaries', () => {
    const everyMinute = Array.from({ length: 60 }, (_, minute) => minute * MINUTE_MS);
    const urgent = everyMinute.map((ms) => request(`urgent-${ms}`, ms, true));
    const signs = everyMinute.map((ms) => crisis(`crisis-${ms}`, ms + 1));
    const steps = paceAll(urgent.flatMap((one, index) => [one, ...signs.slice(index, index + 1)]));
    const atOnce = steps.flatMap(({ request: { id }, paced }) => (paced.kind === 'at_once' ? [id] : []));

    expect(atOnce.filter((id) => id.startsWith('urgent'))).toHaveLength(1 + URGENT_ANNOUNCEMENTS_PER_HOUR);
    expect(atOnce.filter((id) => id.startsWith('crisis'))).toHaveLength(60);
    expect(steps.filter(({ paced }) => paced.kind === 'summary')).toHaveLength(8);
  });

  it('gets two summaries of the same minutes after an outage as different messages', () => {
    const late = [crisis('late', 0), ...Array.from({ length: 9 }, (_, index) => crisis(String(index), 0))];
    const requests = [request('first', 0), request('second', 0), request('third', 5 * MINUTE_MS), ...late];
    const steps = paceAll([...requests, crisis('last', 0)], () => at(HOUR_MS));

    expect(steps.filter(({ paced }) => paced.kind === 'summary')).toHaveLength(3);
    expect(new Set(summaryKeys(steps)).size).toBe(3);
  });

  it('is notified of ten requests with crisis signs immediately, regardless of other urgent requests', () => {
    const urgent = Array.from({ length: 15 }, (_, index) => request(String(index), index, true));
    const signs = Array.from({ length: 11 }, (_, index) => crisis(`crisis-${index}`, 100 + index));
    const found = kinds([request('first', 0), ...urgent, ...signs]).slice(-11);

    expect(found).toEqual([...Array.from({ length: URGENT_ANNOUNCEMENTS_MAX }, () => 'at_once'), 'counted']);
  });
});

const gaps = fc.array(fc.tuple(fc.integer({ min: 0, max: 8 * MINUTE_MS }), fc.boolean()), { maxLength: 60 });
const inOrder = gaps.map((each) => {
  let ms = 0;
  return each.map(([gap, isUrgent], index) => {
    ms += gap;
    return request(String(index), ms, isUrgent);
  });
});

describe('any sequence of requests', () => {
  it('notifies of each request immediately or in a summary sent after it was stored', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          inOrder,
          inOrder.chain((all) => fc.shuffledSubarray(all)),
        ),
        (requests) => {
          const steps = paceAll(requests);
          const summaries = steps.flatMap(({ paced }) => (paced.kind === 'summary' ? [paced] : []));
          expect(new Set(summaryKeys(steps)).size).toBe(summaries.length);
          for (const { request: one, paced } of steps) {
            const isCounted = summaries.some(
              (summary) =>
                summary.from <= one.created_at &&
                one.created_at < summary.until &&
                summaryDueAt(summary).getTime() >= one.created_at.getTime() + MINUTE_MS,
            );
            expect(paced.kind === 'at_once' || isCounted).toBe(true);
          }
        },
      ),
    );
  });

  it('notifies no one more than once in five minutes, except of urgent requests', () => {
    fc.assert(
      fc.property(inOrder, (requests) => {
        const moments = paceAll(requests.map((one) => ({ ...one, isUrgent: false }))).flatMap(
          ({ request: one, paced }) => {
            switch (paced.kind) {
              case 'at_once':
                return [one.created_at.getTime()];
              case 'summary':
                return [paced.until.getTime()];
              default:
                return [];
            }
          },
        );
        const waits = moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0));
        expect(waits.every((wait) => wait >= SUMMARY_INTERVAL_MS)).toBe(true);
      }),
    );
  });

  it('brings few messages, even if an outage delays all events and they arrive together in any order', () => {
    const hour = fc.array(
      fc.record({
        ms: fc.integer({ min: 0, max: 60 * MINUTE_MS }),
        isUrgent: fc.boolean(),
        hasSigns: fc.boolean(),
      }),
      { minLength: 200, maxLength: 400, size: 'max' },
    );
    fc.assert(
      fc.property(hour, (drawn) => {
        const requests = drawn.map(({ ms, isUrgent, hasSigns }, index) =>
          hasSigns ? crisis(String(index), ms) : request(String(index), ms, isUrgent),
        );
        const steps = paceAll(requests, (_request, index) => at(2 * 60 * MINUTE_MS + index));
        const found = steps.map(({ paced }) => paced.kind);
        const keys = summaryKeys(steps);
        expect(new Set(keys).size).toBe(keys.length);
        const intervals = (60 * MINUTE_MS) / SUMMARY_INTERVAL_MS;
        expect(found.filter((kind) => kind === 'at_once').length).toBeLessThanOrEqual(
          1 + intervals + 2 * URGENT_ANNOUNCEMENTS_MAX,
        );
        expect(keys.length).toBeLessThanOrEqual(3 * intervals);
      }),
      { numRuns: 20 },
    );
  });

  it('delays an urgent request only after ten others in five minutes or twenty in an hour', () => {
    fc.assert(
      fc.property(inOrder, (requests) => {
        const steps = paceAll(requests);
        steps.forEach(({ request: one, paced }, index) => {
          const urgentWithin = (ms: number) =>
            steps
              .slice(0, index)
              .filter(
                ({ request: other }) =>
                  other.isUrgent && one.created_at.getTime() - other.created_at.getTime() < ms,
              ).length;
          expect(
            !one.isUrgent ||
              paced.kind === 'at_once' ||
              urgentWithin(SUMMARY_INTERVAL_MS) >= URGENT_ANNOUNCEMENTS_MAX ||
              urgentWithin(HOUR_MS) >= URGENT_ANNOUNCEMENTS_PER_HOUR,
          ).toBe(true);
        });
      }),
    );
  });

  it('ignores an event that is immediately repeated', () => {
    fc.assert(
      fc.property(inOrder, (requests) => {
        const calm = requests.map((one) => ({ ...one, isUrgent: false }));
        const twice = paceAll(calm.flatMap((one) => [one, one]));
        expect(
          twice.filter((_step, index) => index % 2 === 1).every(({ paced }) => paced.kind === 'counted'),
        ).toBe(true);
      }),
    );
  });
});

it('a pace stored before crisis requests were counted separately can still be read', () => {
  const stored = { last_at: at(0), last_id: 'earlier', summary_from: null, urgent_at: [] };

  expect(z.object(notificationPaceFields(z.date())).parse(stored)).toEqual({ ...stored, crisis_at: [] });
});
