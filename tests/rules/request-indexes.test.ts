import { readFileSync } from 'node:fs';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { ARCHIVE_STATUSES, REQUEST_STATUSES } from '@prayer-community/domain/prayer-request/prayer-request';
import { PRAYER_SESSION_URGENCIES } from '@prayer-community/domain/prayer-request/prayer-session';
import {
  DUE_CHOICES,
  filterConditions,
  type RequestFilter,
  readableConditions,
} from '@prayer-community/domain/prayer-request/request-filter';
import type { RequestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';
import { mineFilter, toTakeFilter } from '@prayer-community/domain/prayer-request/work-view';
import { SUBMISSION_TYPES, URGENCY_LEVELS } from '@prayer-community/domain/request-form/request-choices';
import { expect, it } from 'vitest';
import * as z from 'zod';

const indexesSchema = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      fields: z.array(
        z.object({ fieldPath: z.string(), order: z.string().optional(), arrayConfig: z.string().optional() }),
      ),
    }),
  ),
  fieldOverrides: z.array(
    z.object({ collectionGroup: z.string(), fieldPath: z.string(), indexes: z.array(z.unknown()) }),
  ),
});

const everyFilter: RequestFilter[] = ARCHIVE_STATUSES.flatMap((view) =>
  [null, ...REQUEST_STATUSES].flatMap((status) =>
    [null, ...URGENCY_LEVELS].flatMap((urgency) =>
      [null, ...SUBMISSION_TYPES].map((type) => ({ view, status, urgency, type, assignee: null, due: null })),
    ),
  ),
);

const file = readFileSync(new URL('../../firestore.indexes.json', import.meta.url), 'utf8');
const { indexes: allIndexes, fieldOverrides } = indexesSchema.parse(JSON.parse(file));
const indexes = allIndexes
  .filter(({ collectionGroup }) => collectionGroup === COLLECTIONS.prayerRequests)
  .map(({ fields }) =>
    fields.map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig}`).join(', '),
  );

const VISIBILITIES = [
  'everything',
  'confidential_while_active',
  'nothing_confidential',
] as const satisfies RequestVisibility[];

// The emulator also answers without an index, whereas the deployed database refuses.
it.each(VISIBILITIES)('every dashboard filter has an index: %s', (visibility) => {
  for (const filter of everyFilter) {
    const conditions = filterConditions(filter, visibility).map(([field]) => `${field} ASCENDING`);
    expect(indexes).toContain([...conditions, 'created_at DESCENDING'].join(', '));
    const isSorted = filter.view === 'active' && filter.status === 'new';
    for (const due of isSorted ? DUE_CHOICES : []) {
      expect(filterConditions({ ...filter, due }, visibility)).toEqual(filterConditions(filter, visibility));
      expect(indexes).toContain([...conditions, 'clock.due_at ASCENDING'].join(', '));
    }
  }
});

it.each(VISIBILITIES)('every part of Today has an index: %s', (visibility) => {
  const actor = { uid: 'miriam', role: visibility === 'everything' ? 'leadership' : 'prayer_team' } as const;
  const newest = [mineFilter(actor), toTakeFilter(actor, false)];
  for (const filter of newest) {
    const conditions = filterConditions(filter, visibility).map(([field]) => `${field} ASCENDING`);
    expect(indexes).toContain([...conditions, 'created_at DESCENDING'].join(', '));
  }
  const byDueTime = filterConditions(toTakeFilter(actor, true), visibility);
  expect(indexes).toContain(
    [...byDueTime.map(([field]) => `${field} ASCENDING`), 'clock.due_at ASCENDING'].join(', '),
  );
});

it.each(VISIBILITIES)('every urgency of a prayer session has an index: %s', (visibility) => {
  for (const urgency of PRAYER_SESSION_URGENCIES) {
    const filter: RequestFilter = {
      view: 'active',
      status: null,
      urgency,
      type: null,
      assignee: null,
      due: null,
    };
    const conditions = filterConditions(filter, visibility);
    const fields = [...conditions.map(([field]) => field), 'prayer_count', 'created_at'];
    expect(indexes).toContain(fields.map((field) => `${field} ASCENDING`).join(', '));
  }
});

it.each(VISIBILITIES)('every come-back list has an index: %s', (visibility) => {
  for (const conditions of readableConditions(visibility)) {
    const fields = [...conditions.map(([field]) => field), 'come_back_at'];
    // A single field needs no index of its own.
    if (fields.length > 1) {
      expect(indexes).toContain(fields.map((field) => `${field} ASCENDING`).join(', '));
    }
  }
});

it.each(VISIBILITIES)('every search list has an index: %s', (visibility) => {
  for (const conditions of readableConditions(visibility)) {
    const fields = conditions.map(([field]) => `${field} ASCENDING`);
    expect(indexes).toContain([...fields, 'search_terms CONTAINS', 'created_at DESCENDING'].join(', '));
  }
});

it('a write of a request updates no index of a text alone', () => {
  const unindexed = fieldOverrides.filter(
    ({ collectionGroup, indexes: own }) => collectionGroup === COLLECTIONS.prayerRequests && own.length === 0,
  );
  expect(unindexed.map(({ fieldPath }) => fieldPath)).toEqual(['search_terms', 'prayer_text', 'updates']);
});

it.each(VISIBILITIES)("every list of a person's earlier requests has an index: %s", (visibility) => {
  for (const conditions of readableConditions(visibility)) {
    const fields = conditions.map(([field]) => `${field} ASCENDING`);
    expect(indexes).toContain([...fields, 'contact_hashes CONTAINS', 'created_at DESCENDING'].join(', '));
  }
});
