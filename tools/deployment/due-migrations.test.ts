import { expect, it } from 'vitest';
import { REPOSITORY } from '../project.ts';
import { dueMigrations } from './due-migrations.ts';
import type { Google } from './google.ts';

const databaseOf = (staff: number, state: object | null): Google => ({
  async call({ path }) {
    return path.includes('/profiles') ? { documents: Array(staff).fill({}) } : state;
  },
});

const due = (google: Google) => dueMigrations(google, REPOSITORY, 'our-church');

it('all migrations are due in a store of the first version', async () => {
  expect((await due(databaseOf(1, null)))[0]).toBe('001-effective-urgency');
});

it('those are due that come after the last that is done', async () => {
  const all = await due(databaseOf(1, null));
  const state = { fields: { version: { integerValue: String(all.length) } } };
  expect(await due(databaseOf(1, state))).toEqual([]);
});

it('none is due in a new project', async () => {
  expect(await due(databaseOf(0, null))).toEqual([]);
});
