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

it('exactly the migrations after the last completed one are due', async () => {
  const all = await due(databaseOf(1, null));
  expect(all.length).toBeGreaterThan(1);
  for (let done = 0; done <= all.length; done++) {
    const state = { fields: { version: { integerValue: String(done) } } };
    expect(await due(databaseOf(1, state))).toEqual(all.filter((name) => Number(name.slice(0, 3)) > done));
  }
});

it('no migration is due in a new project', async () => {
  expect(await due(databaseOf(0, null))).toEqual([]);
});
