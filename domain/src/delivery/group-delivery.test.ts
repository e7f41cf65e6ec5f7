import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ATTEMPT_LEASE_MS, type DeliveryFailure, RETRY_WAITS_MS } from './delivery.ts';
import {
  beginGroupAttempt,
  bouncedFromGroup,
  endGroupAttempt,
  GROUP_MAX_RECIPIENTS,
  type GroupDelivery,
  type GroupMessage,
  type GroupOutcome,
  inGroups,
  newGroupDelivery,
  outcomeOfGroupBounce,
  pendingRecipients,
} from './group-delivery.ts';

const START = new Date('2026-11-21T10:00:00Z');
const later = (ms: number) => new Date(START.getTime() + ms);

const message = (...recipients: string[]): GroupMessage => ({
  key: 'new_request_r1_email_0',
  channel: 'email',
  template: 'new_request',
  about_id: 'r1',
  recipients,
});
const begun = (group: GroupDelivery<Date>, now = START): GroupDelivery<Date> => ({
  ...group,
  ...beginGroupAttempt(group, now),
});
const failed = (failure: DeliveryFailure, isOwn = false): GroupOutcome => ({
  fate: 'failed',
  failure,
  isOwn,
});
const ended = (group: GroupDelivery<Date>, outcomes: Record<string, GroupOutcome>, now = START) => {
  const { moved, recipients, ...fields } = endGroupAttempt(group, new Map(Object.entries(outcomes)), now);
  return { group: { ...group, ...fields, recipients: { ...group.recipients, ...recipients } }, moved };
};

describe('inGroups', () => {
  it('puts each recipient in exactly one group within the size limit', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 700 }).map(String), { maxLength: 900 }), (uids) => {
        const groups = inGroups(uids);
        expect(groups.flat().sort()).toEqual([...new Set(uids)].sort());
        expect(groups.every(({ length }) => length > 0 && length <= GROUP_MAX_RECIPIENTS)).toBe(true);
      }),
    );
  });
});

describe('a message to several recipients', () => {
  it('is attempted immediately, one attempt at a time, and retried after an interrupted attempt', () => {
    const group = begun(newGroupDelivery(message('anna', 'ben'), START));

    expect(group).toMatchObject({ attempts: 1, next_attempt_at: later(ATTEMPT_LEASE_MS) });
    expect(beginGroupAttempt(group, later(1))).toBeNull();
    expect(beginGroupAttempt(group, later(ATTEMPT_LEASE_MS))?.attempts).toBe(2);
  });

  it('is settled once no recipient is pending', () => {
    const { group, moved } = ended(begun(newGroupDelivery(message('anna', 'ben'), START)), {
      anna: { fate: 'sent' },
      ben: { fate: 'not_needed' },
    });

    expect(group).toMatchObject({ status: 'settled', next_attempt_at: null, failure: null });
    expect(moved).toEqual([]);
    expect(beginGroupAttempt(group, later(1e9))).toBeNull();
  });

  it('is retried only for recipients whose delivery failed', () => {
    const { group } = ended(begun(newGroupDelivery(message('anna', 'ben'), START)), {
      anna: { fate: 'sent' },
      ben: failed('unreachable'),
    });

    expect(group).toMatchObject({
      status: 'pending',
      failure: 'unreachable',
      next_attempt_at: later(RETRY_WAITS_MS[0] ?? 0),
    });
    expect(pendingRecipients(group)).toEqual(['ben']);
  });

  it('moves a rejected recipient to a separate delivery with its own retry waits', () => {
    const { group, moved } = ended(begun(newGroupDelivery(message('anna', 'ben'), START)), {
      anna: { fate: 'sent' },
      ben: failed('not_accepted', true),
    });

    expect(group.status).toBe('settled');
    expect(moved).toMatchObject([
      {
        uid: 'ben',
        delivery: {
          recipient: 'ben',
          about_id: 'r1',
          status: 'pending',
          attempts: 1,
          failure: 'not_accepted',
          next_attempt_at: later(RETRY_WAITS_MS[0] ?? 0),
        },
      },
    ]);
  });

  it('gives up at once for a recipient with a wrong address, and settles for the others', () => {
    const { group, moved } = ended(begun(newGroupDelivery(message('anna', 'ben'), START)), {
      anna: { fate: 'sent' },
      ben: failed('wrong_address', true),
    });

    expect(group.status).toBe('settled');
    expect(moved).toMatchObject([
      { uid: 'ben', delivery: { status: 'given_up', failure: 'wrong_address', next_attempt_at: null } },
    ]);
  });

  it('is about the same requests in the separate delivery of a rejected recipient', () => {
    const summary = { ...message('anna'), about_id: null, about_ids: ['r1', 'r2'] };
    const { moved } = ended(begun(newGroupDelivery(summary, START)), { anna: failed('not_accepted', true) });

    expect(moved).toMatchObject([{ delivery: { about_id: null, about_ids: ['r1', 'r2'] } }]);
  });

  it('is given up separately for each recipient if every attempt failed', () => {
    const last = { ...newGroupDelivery(message('anna', 'ben'), START), attempts: RETRY_WAITS_MS.length };
    const { group, moved } = ended(begun(last), { anna: failed('unreachable') });

    expect(group.status).toBe('settled');
    expect(moved.map(({ uid, delivery: { status, failure } }) => [uid, status, failure])).toEqual([
      ['anna', 'given_up', 'unreachable'],
      ['ben', 'given_up', 'unexpected'],
    ]);
  });

  it("loses no recipient and settles none twice, regardless of each attempt's outcome", () => {
    const outcome = fc.constantFrom<(GroupOutcome | null)[]>(
      { fate: 'sent' },
      { fate: 'not_needed' },
      failed('unreachable'),
      failed('not_accepted', true),
      null,
    );
    const uids = ['anna', 'ben', 'cleo', 'dan'];
    fc.assert(
      fc.property(fc.array(fc.tuple(outcome, outcome, outcome, outcome), { minLength: 8 }), (tries) => {
        let group = newGroupDelivery(message(...uids), START);
        let now = START;
        const settled: string[] = [];
        for (const outcomes of tries) {
          const fields = beginGroupAttempt(group, now);
          if (fields === null) {
            break;
          }
          const asked = pendingRecipients(group);
          const given = asked.flatMap((uid) => {
            const one = outcomes[uids.indexOf(uid)];
            return one ? [[uid, one] as const] : [];
          });
          const end = ended({ ...group, ...fields }, Object.fromEntries(given), now);
          const stillPending = pendingRecipients(end.group);
          const isMovedOrSettled = asked.filter((uid) => !stillPending.includes(uid));
          expect(end.moved.every(({ uid }) => isMovedOrSettled.includes(uid))).toBe(true);
          settled.push(...isMovedOrSettled);
          group = end.group;
          now = group.next_attempt_at ?? now;
        }
        expect(new Set(settled).size).toBe(settled.length);
        expect([...settled, ...pendingRecipients(group)].sort()).toEqual(uids);
        expect(group.status).toBe(pendingRecipients(group).length === 0 ? 'settled' : 'pending');
      }),
    );
  });
});

describe('a bounced message', () => {
  const running = begun(newGroupDelivery(message('anna', 'ben'), START));
  const sent = ended(running, {
    anna: { fate: 'sent' },
    ben: failed('unreachable'),
  }).group;

  it('is given up only for its recipient', () => {
    expect(outcomeOfGroupBounce(sent, 'anna', 1)).toBe('given_up');
    expect(bouncedFromGroup(sent, 'anna', 'returned')).toMatchObject({
      recipient: 'anna',
      status: 'given_up',
      failure: 'returned',
      attempts: 1,
    });
  });

  it('is given up after an attempt whose response was lost', () => {
    expect(outcomeOfGroupBounce(sent, 'ben', 1)).toBe('given_up');
  });

  it('changes nothing for another attempt, an attempt in progress or an unknown recipient', () => {
    expect(outcomeOfGroupBounce(sent, 'anna', 2)).toBe('settled');
    expect(outcomeOfGroupBounce(running, 'ben', 1)).toBe('under_way');
    expect(outcomeOfGroupBounce(sent, 'eve', 1)).toBe('settled');
  });
});
