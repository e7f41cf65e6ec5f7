import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineProcess, load } from '../../emulators/storage-rules-engine/testing/engine-process.ts';
import { REPOSITORY } from '../../project.ts';
import { mutantsOf } from './mutants.ts';

/** Google's compiler takes seconds for the first of such long rules, and a minute on a busy machine. */
const COMPILING = { timeout: 240_000 };

describe.each(['firestore.rules', 'storage.rules'])('%s', (name) => {
  let compiler: EngineProcess;

  beforeAll(async () => {
    compiler = EngineProcess.start();
    await compiler.received();
  });

  afterAll(() => void compiler.process.kill('SIGINT'));

  const mutants = mutantsOf(readFileSync(join(REPOSITORY, name), 'utf8'));

  it('produces uniquely named mutants that could all be deployed', COMPILING, async () => {
    expect(mutants.length).toBeGreaterThan(50);
    expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
    // Only a sample, because each mutant is compiled in full.
    for (const { id, source } of mutants.filter((_mutant, index) => index % 300 === 0)) {
      expect(await compiler.ask(load(source)), id).toMatchObject({ errors: [] });
    }
  });
});
