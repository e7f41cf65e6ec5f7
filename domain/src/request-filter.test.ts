import { describe, expect, it } from 'vitest';
import { filterConditions, isNarrowed, type RequestFilter } from './request-filter.ts';

const EVERYTHING: RequestFilter = { view: 'active', status: null, urgency: null, type: null };

describe('what is asked for', () => {
  it('are the view alone where nothing is chosen', () => {
    expect(filterConditions(EVERYTHING, 'confidential_while_active')).toEqual([['archive_status', 'active']]);
  });

  it('name the type whenever confidential requests are out of sight', () => {
    expect(filterConditions({ ...EVERYTHING, view: 'archived' }, 'confidential_while_active')).toEqual([
      ['archive_status', 'archived'],
      ['submission_type', 'prayer_team'],
    ]);
    expect(filterConditions(EVERYTHING, 'nothing_confidential')).toEqual([
      ['archive_status', 'active'],
      ['submission_type', 'prayer_team'],
    ]);
  });

  it('are all of those chosen', () => {
    const filter = { view: 'archived', status: 'closed', urgency: 'high', type: 'confidential' } as const;

    expect(filterConditions(filter, 'everything')).toEqual([
      ['archive_status', 'archived'],
      ['status', 'closed'],
      ['urgency_level', 'high'],
      ['submission_type', 'confidential'],
    ]);
  });
});

it('is narrowed by any choice beside the view', () => {
  expect(isNarrowed({ ...EVERYTHING, view: 'archived' })).toBe(false);
  expect(isNarrowed({ ...EVERYTHING, status: 'new' })).toBe(true);
  expect(isNarrowed({ ...EVERYTHING, urgency: 'low' })).toBe(true);
  expect(isNarrowed({ ...EVERYTHING, type: 'confidential' })).toBe(true);
});
