import { describe, expect, it } from 'vitest';
import { filterConditions } from './request-filter.ts';
import {
  hasReplyToReview,
  isFilteredView,
  mineFilter,
  todayViews,
  toTakeFilter,
  WORK_VIEWS,
} from './work-view.ts';

const MIRIAM = { uid: 'miriam', role: 'prayer_team' } as const;
const LEADER = { uid: 'leader', role: 'leadership' } as const;

it('leaves the active and the archived requests alone to be filtered', () => {
  expect(WORK_VIEWS.filter(isFilteredView)).toEqual(['active', 'archived']);
});

it('counts as mine what is active and assigned to me', () => {
  expect(filterConditions(mineFilter(MIRIAM), 'confidential_while_active')).toEqual([
    ['archive_status', 'active'],
    ['assigned_to', 'miriam'],
  ]);
});

describe('what is to take', () => {
  it('is new, and for the prayer team never confidential, which it cannot be given', () => {
    expect(toTakeFilter(MIRIAM, false)).toMatchObject({ status: 'new', type: 'prayer_team', due: null });
    expect(toTakeFilter(LEADER, false)).toMatchObject({ status: 'new', type: null });
  });

  it('comes by due time where requests have one', () => {
    expect(toTakeFilter(LEADER, true)).toMatchObject({ due: 'soonest' });
  });
});

describe('what is to review', () => {
  it('is for leadership', () => {
    expect(todayViews('leadership', true)).toEqual(['mine', 'to_take', 'due', 'come_back', 'to_review']);
    expect(todayViews('prayer_team', false)).toEqual(['mine', 'to_take', 'come_back']);
  });

  it.each([
    ['with a reply that waits', { replies_awaiting: 1, emptied_at: null }, true],
    ['without one', { replies_awaiting: 0, emptied_at: null }, false],
    ['that was anonymized', { replies_awaiting: 1, emptied_at: new Date(0) }, false],
  ])('is a request %s', (_which, request, expected) => {
    expect(hasReplyToReview(request)).toBe(expected);
  });
});
