import { ARCHIVE_STATUSES, REQUEST_STATUSES } from '@prayer-community/domain/prayer-request/prayer-request';
import {
  ACTIVE_REQUESTS,
  DUE_CHOICES,
  type RequestFilter,
} from '@prayer-community/domain/prayer-request/request-filter';
import { SUBMISSION_TYPES, URGENCY_LEVELS } from '@prayer-community/domain/request-form/request-choices';
import { describe, expect, it } from 'vitest';
import { readFilter, writeFilter } from './filter-url.ts';

const unsorted: RequestFilter[] = ARCHIVE_STATUSES.flatMap((view) =>
  [null, ...REQUEST_STATUSES].flatMap((status) =>
    [null, ...URGENCY_LEVELS].flatMap((urgency) =>
      [null, ...SUBMISSION_TYPES].map((type) => ({ view, status, urgency, type, assignee: null, due: null })),
    ),
  ),
);

const sorted = unsorted
  .filter(({ view, status }) => view === 'active' && status === 'new')
  .flatMap((filter) => DUE_CHOICES.map((due) => ({ ...filter, due })));

const everyFilter = [...unsorted, ...sorted];

describe('a filter in the URL', () => {
  it('is read back as it was written', () => {
    for (const filter of everyFilter) {
      expect(readFilter(writeFilter(filter), 'everything', true)).toEqual(filter);
    }
  });

  it('omits what is not chosen', () => {
    expect(writeFilter(ACTIVE_REQUESTS).toString()).toBe('view=active');
  });

  it('treats unknown values as not chosen', () => {
    const parameters = new URLSearchParams('view=all&status=lost&urgency=&type=public&due=never');

    expect(readFilter(parameters, 'everything', true)).toEqual(ACTIVE_REQUESTS);
  });

  it('does not request what the rules deny to the prayer team', () => {
    const parameters = new URLSearchParams('view=archived&type=confidential');

    expect(readFilter(parameters, 'confidential_while_active', true).type).toBeNull();
    expect(readFilter(parameters, 'everything', true).type).toBe('confidential');
  });

  it('ignores due times in the archive and if nothing has a due time', () => {
    const overdue = new URLSearchParams('due=overdue');

    expect(readFilter(overdue, 'everything', true)).toMatchObject({ due: 'overdue', status: 'new' });
    expect(readFilter(overdue, 'everything', false)).toEqual(ACTIVE_REQUESTS);
    const archived = new URLSearchParams('due=overdue&view=archived');
    expect(readFilter(archived, 'everything', true)).toEqual({ ...ACTIVE_REQUESTS, view: 'archived' });
  });
});
