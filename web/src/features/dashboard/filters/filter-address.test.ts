import { ARCHIVE_STATUSES, REQUEST_STATUSES } from '@prayer-community/domain/prayer-request';
import { SUBMISSION_TYPES, URGENCY_LEVELS } from '@prayer-community/domain/request-choices';
import type { RequestFilter } from '@prayer-community/domain/request-filter';
import { describe, expect, it } from 'vitest';
import { readFilter, writeFilter } from './filter-address.ts';

const EVERYTHING: RequestFilter = { view: 'active', status: null, urgency: null, type: null };

const everyFilter: RequestFilter[] = ARCHIVE_STATUSES.flatMap((view) =>
  [null, ...REQUEST_STATUSES].flatMap((status) =>
    [null, ...URGENCY_LEVELS].flatMap((urgency) =>
      [null, ...SUBMISSION_TYPES].map((type) => ({ view, status, urgency, type })),
    ),
  ),
);

describe('a filter in the address', () => {
  it('is read as it was written', () => {
    for (const filter of everyFilter) {
      expect(readFilter(writeFilter(filter), 'everything')).toEqual(filter);
    }
  });

  it('leaves the address clean where nothing is chosen', () => {
    expect(writeFilter(EVERYTHING).toString()).toBe('');
  });

  it('counts what it does not know as not chosen', () => {
    const parameters = new URLSearchParams('view=all&status=lost&urgency=&type=public');

    expect(readFilter(parameters, 'everything')).toEqual(EVERYTHING);
  });

  it('does not ask for what the rules keep from the prayer team', () => {
    const parameters = new URLSearchParams('view=archived&type=confidential');

    expect(readFilter(parameters, 'confidential_while_active').type).toBeNull();
    expect(readFilter(parameters, 'everything').type).toBe('confidential');
  });
});
