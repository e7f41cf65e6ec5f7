import { describe, expect, it } from 'vitest';
import { filterConditions } from './request-filter.ts';
import { isFilteredView, mineFilter, todayViews, toTakeFilter, WORK_VIEWS } from './work-view.ts';

const MIRIAM = { uid: 'miriam', role: 'prayer_team' } as const;
const LEADER = { uid: 'leader', role: 'leadership' } as const;

it('only the views of active and archived requests can be filtered', () => {
  expect(WORK_VIEWS.filter(isFilteredView)).toEqual(['active', 'archived']);
});

it('mineFilter selects active requests assigned to me', () => {
  expect(filterConditions(mineFilter(MIRIAM), 'confidential_while_active')).toEqual([
    ['archive_status', 'active'],
    ['assigned_to', 'miriam'],
  ]);
});

describe('toTakeFilter', () => {
  it('selects new requests, but never confidential ones for the prayer team', () => {
    expect(toTakeFilter(MIRIAM, false)).toMatchObject({ status: 'new', type: 'prayer_team', due: null });
    expect(toTakeFilter(LEADER, false)).toMatchObject({ status: 'new', type: null });
  });

  it('sorts by due time if requests have one', () => {
    expect(toTakeFilter(LEADER, true)).toMatchObject({ due: 'soonest' });
  });
});

describe('the view of replies to review', () => {
  it('is only for leadership', () => {
    expect(todayViews('leadership', true)).toEqual(['mine', 'to_take', 'due', 'come_back', 'to_review']);
    expect(todayViews('prayer_team', false)).toEqual(['mine', 'to_take', 'come_back']);
  });
});
