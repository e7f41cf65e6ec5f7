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

it('every migration is due in an existing store without a recorded version', async () => {
  expect((await due(databaseOf(1, null)))[0]).toBe('001-effective-urgency');
});

it('completed migrations are not due', async () => {
  const all = await due(databaseOf(1, null));
  const state = { fields: { version: { integerValue: String(all.length) } } };
  expect(await due(databaseOf(1, state))).toEqual([]);
});

it('no migration is due in a new project', async () => {
  expect(await due(databaseOf(0, null))).toEqual([]);
});
