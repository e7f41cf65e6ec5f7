import { ARCHIVE_STATUSES, REQUEST_STATUSES } from '@prayer-community/domain/prayer-request';
import { STAFF_ROLES } from '@prayer-community/domain/profile';
import { SUBMISSION_TYPES, URGENCY_LEVELS } from '@prayer-community/domain/request-choices';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import indexFile from '../../../../../firestore.indexes.json?raw';
import { filterFields, isNarrowed, type RequestFilter, readFilter, writeFilter } from './request-filter.ts';

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
      expect(readFilter(writeFilter(filter), 'leadership')).toEqual(filter);
    }
  });

  it('leaves the address clean where nothing is chosen', () => {
    expect(writeFilter(EVERYTHING).toString()).toBe('');
  });

  it('counts what it does not know as not chosen', () => {
    const parameters = new URLSearchParams('view=all&status=lost&urgency=&type=public');

    expect(readFilter(parameters, 'leadership')).toEqual(EVERYTHING);
  });

  it('does not ask for what the rules keep from the prayer team', () => {
    const parameters = new URLSearchParams('view=archived&type=confidential');

    expect(readFilter(parameters, 'prayer_team').type).toBeNull();
    expect(readFilter(parameters, 'leadership').type).toBe('confidential');
  });
});

describe('the fields that are asked for', () => {
  it('are the view alone where nothing is chosen', () => {
    expect(filterFields(EVERYTHING, 'prayer_team')).toEqual([['archive_status', 'active']]);
  });

  it('name the type whenever the prayer team looks into the archive', () => {
    expect(filterFields({ ...EVERYTHING, view: 'archived' }, 'prayer_team')).toEqual([
      ['archive_status', 'archived'],
      ['submission_type', 'prayer_team'],
    ]);
  });

  it('are all of those chosen', () => {
    const filter = { view: 'archived', status: 'closed', urgency: 'high', type: 'confidential' } as const;

    expect(filterFields(filter, 'leadership')).toEqual([
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

const indexesSchema = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      fields: z.array(z.object({ fieldPath: z.string(), order: z.string().optional() })),
    }),
  ),
});

// The emulator answers without an index where the deployed database refuses.
describe('firestore.indexes.json', () => {
  const indexes = indexesSchema
    .parse(JSON.parse(indexFile))
    .indexes.filter(({ collectionGroup }) => collectionGroup === 'prayer_requests')
    .map(({ fields }) => fields.map(({ fieldPath, order }) => `${fieldPath} ${order}`).join(', '));

  it.each(STAFF_ROLES)('has one for every filter of %s', (role) => {
    for (const filter of everyFilter) {
      const fields = filterFields(filter, role).map(([field]) => `${field} ASCENDING`);
      expect(indexes).toContain([...fields, 'created_at DESCENDING'].join(', '));
    }
  });
});
