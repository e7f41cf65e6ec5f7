import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RulesTests, rulesTestFiles } from './rules-tests.ts';
import type { TestReport } from './test-messages.ts';

let tests: RulesTests;
const ids = new Map<string, string>();

beforeAll(async () => {
  tests = new RulesTests();
  for (const { id, name } of (await run(null)).passed) {
    ids.set(name, id);
  }
});

afterAll(() => tests.close());

function run(names: readonly string[] | null, rulesFolder = 'sound'): Promise<TestReport> {
  return tests.run({
    file: join(import.meta.dirname, 'testing', 'tests-to-run.ts'),
    tests: names?.map((name) => ids.get(name) ?? '') ?? null,
    rulesFolder,
    project: null,
    withCoverage: false,
  });
}

const passedIn = ({ passed }: TestReport) => passed.map(({ name }) => name);

it('runs a file as it stands, as often as it is asked', async () => {
  const names = ['outer > stores', 'outer > needs what was stored', 'needs sound rules', 'is the last'];

  expect([...ids.keys()]).toEqual(names);
  expect(passedIn(await run(null))).toEqual(names);
});

it('runs what is asked for alone, in that order', async () => {
  expect(passedIn(await run(['is the last', 'outer > stores']))).toEqual(['is the last', 'outer > stores']);
});

it('starts over each time: what needs an earlier test fails without it', async () => {
  const { failed, passed } = await run(['outer > needs what was stored']);

  expect(failed?.name).toBe('outer > needs what was stored');
  expect(passed).toEqual([]);
});

it('stops at the first that fails under the rules that are named', async () => {
  const report = await run(null, 'unsound');

  expect(report.failed).toEqual({ id: ids.get('needs sound rules'), name: 'needs sound rules' });
  expect(passedIn(report)).toHaveLength(2);
});

it('refuses to run nothing', async () => {
  await expect(run([])).rejects.toThrow('cannot be run');
});

it('knows the files that hold tests of the rules', () => {
  expect(rulesTestFiles().join()).toContain('direct-access.test.ts');
});
