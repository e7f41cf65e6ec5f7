import { describe, expect, it } from 'vitest';
import { SUBMISSION_TYPES } from '../request-form/request-choices.ts';
import { ARCHIVE_STATUSES } from './prayer-request.ts';
import {
  ACTIVE_REQUESTS,
  filterConditions,
  isNarrowed,
  readableConditions,
  withDue,
  withStatus,
  withView,
} from './request-filter.ts';
import { type RequestVisibility, readableTypes } from './request-visibility.ts';

describe('filterConditions', () => {
  it('contains only the view if nothing is chosen', () => {
    expect(filterConditions(ACTIVE_REQUESTS, 'confidential_while_active')).toEqual([
      ['archive_status', 'active'],
    ]);
  });

  it('names the type whenever confidential requests are hidden', () => {
    expect(filterConditions({ ...ACTIVE_REQUESTS, view: 'archived' }, 'confidential_while_active')).toEqual([
      ['archive_status', 'archived'],
      ['submission_type', 'prayer_team'],
    ]);
    expect(filterConditions(ACTIVE_REQUESTS, 'nothing_confidential')).toEqual([
      ['archive_status', 'active'],
      ['submission_type', 'prayer_team'],
    ]);
  });

  it('contains every chosen filter', () => {
    const filter = {
      view: 'archived',
      status: 'closed',
      urgency: 'high',
      type: 'confidential',
      assignee: null,
      due: null,
    } as const;

    expect(filterConditions(filter, 'everything')).toEqual([
      ['archive_status', 'archived'],
      ['status', 'closed'],
      ['effective_urgency', 'high'],
      ['submission_type', 'confidential'],
    ]);
  });
});

it('isNarrowed returns true for any choice other than the view', () => {
  expect(isNarrowed({ ...ACTIVE_REQUESTS, view: 'archived' })).toBe(false);
  expect(isNarrowed({ ...ACTIVE_REQUESTS, status: 'new' })).toBe(true);
  expect(isNarrowed({ ...ACTIVE_REQUESTS, urgency: 'low' })).toBe(true);
  expect(isNarrowed({ ...ACTIVE_REQUESTS, type: 'confidential' })).toBe(true);
});

describe('the order by due time', () => {
  const overdue = withDue({ ...ACTIVE_REQUESTS, urgency: 'high' }, 'overdue');

  it('shows new requests and sets the status filter accordingly', () => {
    expect(overdue).toEqual({ ...ACTIVE_REQUESTS, urgency: 'high', status: 'new', due: 'overdue' });
    expect(withDue(overdue, 'soonest')).toEqual({ ...overdue, due: 'soonest' });
    expect(withDue(overdue, null)).toEqual({ ...ACTIVE_REQUESTS, urgency: 'high' });
  });

  it('ends when a status or view without due requests is chosen', () => {
    expect(withStatus(overdue, 'assigned')).toMatchObject({ status: 'assigned', assignee: null, due: null });
    expect(withStatus(overdue, null)).toMatchObject({ status: null, assignee: null, due: null });
    expect(withStatus(overdue, 'new')).toEqual(overdue);
    expect(withView(overdue, 'archived')).toEqual({ ...ACTIVE_REQUESTS, view: 'archived', urgency: 'high' });
  });

  it('removes no other choice if it was not set', () => {
    const assigned = { ...ACTIVE_REQUESTS, status: 'assigned' } as const;

    expect(withDue(assigned, null)).toEqual(assigned);
  });
});

it('another view keeps the urgency and the type, but not the status, which requests of that view cannot have', () => {
  const narrowed = { ...ACTIVE_REQUESTS, status: 'assigned', urgency: 'high', type: 'prayer_team' } as const;

  expect(withView(narrowed, 'archived')).toEqual({ ...narrowed, view: 'archived', status: null });
});

describe('readableConditions', () => {
  const VISIBILITIES = [
    'everything',
    'confidential_while_active',
    'nothing_confidential',
  ] as const satisfies RequestVisibility[];

  it.each(VISIBILITIES)('covers all visible requests, each in exactly one list: %s', (visibility) => {
    for (const archive_status of ARCHIVE_STATUSES) {
      for (const submission_type of SUBMISSION_TYPES) {
        const request: Record<string, string> = { archive_status, submission_type };
        const lists = readableConditions(visibility).filter((conditions) =>
          conditions.every(([field, value]) => request[field] === value),
        );
        const isVisible = readableTypes(visibility, archive_status).includes(submission_type);
        expect(lists).toHaveLength(isVisible ? 1 : 0);
      }
    }
  });
});
