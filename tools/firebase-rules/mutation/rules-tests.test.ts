import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RulesTests, rulesTestFiles, type TestReport } from './rules-tests.ts';

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

it('RulesTests runs a file unchanged, as often as requested', async () => {
  const names = ['outer > stores', 'outer > needs what was stored', 'needs sound rules', 'is the last'];

  expect([...ids.keys()]).toEqual(names);
  expect(passedIn(await run(null))).toEqual(names);
});

it('RulesTests runs only the requested tests, in the requested order', async () => {
  expect(passedIn(await run(['is the last', 'outer > stores']))).toEqual(['is the last', 'outer > stores']);
});

it('RulesTests starts over each time, so a test that needs an earlier one fails without it', async () => {
  const { failed, passed } = await run(['outer > needs what was stored']);

  expect(failed?.name).toBe('outer > needs what was stored');
  expect(passed).toEqual([]);
});

it('RulesTests stops at the first test that fails under the given rules', async () => {
  const report = await run(null, 'unsound');

  expect(report.failed).toEqual({ id: ids.get('needs sound rules'), name: 'needs sound rules' });
  expect(passedIn(report)).toHaveLength(2);
});

it('RulesTests rejects an empty list of tests', async () => {
  await expect(run([])).rejects.toThrow('cannot be run');
});

it('rulesTestFiles returns the files that contain tests of the rules', () => {
  expect(rulesTestFiles().join()).toContain('direct-access.test.ts');
});
