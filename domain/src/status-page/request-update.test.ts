import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REQUEST_MAX_UPDATES, UPDATE_MAX_CHARS, UPDATES_UNTIL_REPLY } from '../limits.ts';
import { newPrayerRequest } from '../prayer-request/new-prayer-request.ts';
import { type PrayerRequest, REQUEST_STATUSES } from '../prayer-request/prayer-request.ts';
import { watchedCrisisSigns } from '../safety/crisis-keywords.ts';
import { prayerData } from '../testing/prayer-data.ts';
import { addUpdate, isRepeatedUpdate, updateRefusal, updateTextSchema } from './request-update.ts';

const AT = new Date('2026-11-21T18:00:00Z');

const fresh: PrayerRequest<Date> = newPrayerRequest(
  {
    prayerData: prayerData({ urgency_level: 'medium' }),
    contactData: null,
    audioPath: null,
  },
  new Date('2026-11-20T18:00:00Z'),
  true,
);

const add = (request: PrayerRequest<Date>, text: string, watches = true) => ({
  ...request,
  ...addUpdate(request, text, AT, watchedCrisisSigns(text, watches)),
});

describe('an update', () => {
  it('is appended to the earlier ones and changes only them and the search terms', () => {
    const first = add(fresh, 'She is better.');
    const second = add(first, 'She is home.');

    expect(second).toEqual({
      ...fresh,
      updates: [
        { text: 'She is better.', at: AT },
        { text: 'She is home.', at: AT },
      ],
      search_terms: ['for', 'my', 'mother', 'she', 'is', 'better', 'home'],
    });
    expect(fresh.updates).toEqual([]);
  });

  const updatesAt = (count: number, at: Date) =>
    Array.from({ length: count }, () => ({ text: 'Better.', at }));

  it('is accepted only while the request is open, and at most ten times', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...REQUEST_STATUSES),
        fc.integer({ min: 0, max: REQUEST_MAX_UPDATES - 1 }),
        (status, count) => {
          const enough = count < 10 ? null : 'enoughUntilReply';
          expect(updateRefusal({ ...fresh, status, updates: updatesAt(count, AT) }, null)).toBe(
            status === 'closed' ? 'closed' : enough,
          );
        },
      ),
    );
  });

  it('is accepted ten more times after each reply', () => {
    const repliedAt = new Date(AT.getTime() + 1);
    const before = updatesAt(UPDATES_UNTIL_REPLY, AT);
    const after = (count: number) =>
      updateRefusal({ ...fresh, updates: [...before, ...updatesAt(count, repliedAt)] }, repliedAt);

    expect(after(0)).toBeNull();
    expect(after(UPDATES_UNTIL_REPLY - 1)).toBeNull();
    expect(after(UPDATES_UNTIL_REPLY)).toBe('enoughUntilReply');
  });

  it('is accepted fifty times in all, regardless of replies', () => {
    const repliedAt = new Date(AT.getTime() + 1);
    const after = (count: number) => updateRefusal({ ...fresh, updates: updatesAt(count, AT) }, repliedAt);

    expect(after(49)).toBeNull();
    expect(after(50)).toBe('enoughUpdates');
  });

  it('can answer a reply to a closed request, unless the requester ended it', () => {
    const closed: PrayerRequest<Date> = { ...fresh, status: 'closed' };

    expect(updateRefusal({ ...closed, reply_count: 1 }, AT)).toBeNull();
    expect(updateRefusal({ ...closed, reply_count: 1, ended_by_requester: 'withdrawn' }, AT)).toBe('closed');
    expect(updateRefusal(closed, null)).toBe('closed');
  });

  it('is not accepted after the request was anonymized, even in answer to a reply', () => {
    const anonymized: PrayerRequest<Date> = { ...fresh, status: 'closed', reply_count: 1, emptied_at: AT };

    expect(updateRefusal(anonymized, AT)).toBe('closed');
  });

  it('counts as a repeat if its text equals the last one, unless the team replied since', () => {
    const once = add(fresh, 'Better.');
    expect(isRepeatedUpdate(fresh, 'Better.', null, AT)).toBe(false);
    expect(isRepeatedUpdate(once, 'Better.', null, AT)).toBe(true);
    expect(isRepeatedUpdate(add(once, 'Worse.'), 'Better.', null, AT)).toBe(false);
    expect(isRepeatedUpdate(once, 'Better.', new Date(AT.getTime() - 1), AT)).toBe(true);
    expect(isRepeatedUpdate(once, 'Better.', new Date(AT.getTime() + 1), AT)).toBe(false);
  });

  it('is new if the last one with its text was sent more than ten minutes ago', () => {
    const once = add(fresh, 'I can’t go on.');
    const isRepeatedAfter = (ms: number) =>
      isRepeatedUpdate(once, 'I can’t go on.', null, new Date(AT.getTime() + ms));

    expect(isRepeatedAfter(600_000)).toBe(true);
    expect(isRepeatedAfter(600_001)).toBe(false);
  });

  it('with crisis signs makes its request urgent if the community enabled their detection', () => {
    const words = 'I want to kill myself.';
    const watched = add(fresh, words);

    expect(watched).toMatchObject({
      urgency_level: 'medium',
      effective_urgency: 'high',
      signs_of_need: ['self_harm'],
    });
    expect(add(watched, 'She is better.')).toMatchObject({
      effective_urgency: 'high',
      signs_of_need: ['self_harm'],
    });
    expect(watchedCrisisSigns(words, true)).toEqual(['self_harm']);
    expect(watchedCrisisSigns('She is better.', true)).toEqual([]);
    expect(add(fresh, words, false)).toMatchObject({ effective_urgency: 'medium', signs_of_need: [] });
  });

  it.each([
    ['x'.repeat(UPDATE_MAX_CHARS), true],
    ['x'.repeat(UPDATE_MAX_CHARS + 1), false],
    ['🙏'.repeat(UPDATE_MAX_CHARS / 2), true],
    ['🙏'.repeat(UPDATE_MAX_CHARS / 2 + 1), false],
    ['  ', false],
    [' Better. ', true],
  ])('must be within the length limit and not blank', (text, isTaken) => {
    expect(updateTextSchema.safeParse(text).success).toBe(isTaken);
  });
});
