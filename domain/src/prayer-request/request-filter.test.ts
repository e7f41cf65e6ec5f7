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

describe('what is asked for', () => {
  it('are the view alone where nothing is chosen', () => {
    expect(filterConditions(ACTIVE_REQUESTS, 'confidential_while_active')).toEqual([
      ['archive_status', 'active'],
    ]);
  });

  it('name the type whenever confidential requests are out of sight', () => {
    expect(filterConditions({ ...ACTIVE_REQUESTS, view: 'archived' }, 'confidential_while_active')).toEqual([
      ['archive_status', 'archived'],
      ['submission_type', 'prayer_team'],
    ]);
    expect(filterConditions(ACTIVE_REQUESTS, 'nothing_confidential')).toEqual([
      ['archive_status', 'active'],
      ['submission_type', 'prayer_team'],
    ]);
  });

  it('are all of those chosen', () => {
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

it('is narrowed by any choice beside the view', () => {
  expect(isNarrowed({ ...ACTIVE_REQUESTS, view: 'archived' })).toBe(false);
  expect(isNarrowed({ ...ACTIVE_REQUESTS, status: 'new' })).toBe(true);
  expect(isNarrowed({ ...ACTIVE_REQUESTS, urgency: 'low' })).toBe(true);
  expect(isNarrowed({ ...ACTIVE_REQUESTS, type: 'confidential' })).toBe(true);
});

describe('the order by due time', () => {
  const overdue = withDue({ ...ACTIVE_REQUESTS, urgency: 'high' }, 'overdue');

  it('shows what is new, and is labeled so', () => {
    expect(overdue).toEqual({ ...ACTIVE_REQUESTS, urgency: 'high', status: 'new', due: 'overdue' });
    expect(withDue(overdue, 'soonest')).toEqual({ ...overdue, due: 'soonest' });
    expect(withDue(overdue, null)).toEqual({ ...ACTIVE_REQUESTS, urgency: 'high' });
  });

  it('ends with a status or a view in which nothing is due', () => {
    expect(withStatus(overdue, 'assigned')).toMatchObject({ status: 'assigned', assignee: null, due: null });
    expect(withStatus(overdue, null)).toMatchObject({ status: null, assignee: null, due: null });
    expect(withStatus(overdue, 'new')).toEqual(overdue);
    expect(withView(overdue, 'archived')).toEqual({ ...ACTIVE_REQUESTS, view: 'archived', urgency: 'high' });
  });

  it('takes no other choice away where none was made', () => {
    const assigned = { ...ACTIVE_REQUESTS, status: 'assigned' } as const;

    expect(withView(assigned, 'archived')).toEqual({ ...assigned, view: 'archived' });
    expect(withDue(assigned, null)).toEqual(assigned);
  });
});

describe('the requests that may be read', () => {
  const VISIBILITIES = [
    'everything',
    'confidential_while_active',
    'nothing_confidential',
  ] as const satisfies RequestVisibility[];

  it.each(VISIBILITIES)('are all that are visible, each in one list: %s', (visibility) => {
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
