import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod';
import { REPOSITORY } from '../project.ts';
import { Kept } from './kept.ts';
import type { Mutant } from './mutants.ts';
import { coverageOf, type RulesCoverage, reaches, rulesCoverageSchema } from './rules-coverage.ts';
import { RulesTests } from './rules-tests.ts';

export const RULES_FILES = { firestore: 'firestore.rules', storage: 'storage.rules' } as const;

export type Service = keyof typeof RULES_FILES;

const trialSchema = z.object({
  /** Of the rules as they are and the tests. */
  fingerprint: z.string(),
  elapsedMs: z.number(),
  coverage: rulesCoverageSchema,
});

/** A file of tests as it is under the real rules. */
interface TestFile {
  readonly path: string;
  readonly elapsedMs: number;
  readonly coverage: RulesCoverage;
}

const outcomeSchema = z.object({
  /** Of the mutant's source and the tests that decided. */
  fingerprint: z.string(),
  /** The file whose test killed it; null where it survived. */
  killer: z.string().nullable(),
  test: z.string().nullable(),
});

/** What became of a mutant. */
export type Outcome = z.infer<typeof outcomeSchema>;

/** Judges mutants by the rules' tests, each by those that reach it, the likeliest killer first. */
export class MutationRun {
  /** The file that killed last what belongs to the same condition or function. */
  private readonly killers = new Map<string, string>();

  private constructor(
    private readonly tests: RulesTests,
    private readonly files: readonly TestFile[],
    private readonly folder: string,
    private readonly outcomes: Kept<Outcome>,
  ) {}

  /**
   * Runs all tests once under the real rules, to know what each file reaches and how long it takes.
   * @throws Error where a test fails without any mutant
   */
  static async prepare(emulatorHost: string, folder: string): Promise<MutationRun> {
    const mutantFolder = join(folder, 'mutant');
    mkdirSync(mutantFolder, { recursive: true });
    const trials = Kept.read(join(folder, 'trials.json'), trialSchema);
    const tests = await RulesTests.load({ rulesFolder: mutantFolder });
    const files: TestFile[] = [];
    for (const path of await tests.files()) {
      const fingerprint = fingerprintOf([...Object.values(RULES_FILES).map(readRules), ...textsOf([path])]);
      const kept = trials.of(basename(path));
      const isKept = kept?.fingerprint === fingerprint;
      const trial = isKept ? kept : { fingerprint, ...(await tryOut(path, emulatorHost, files.length)) };
      trials.keep(basename(path), trial);
      files.push({ path, ...trial });
    }
    return new MutationRun(
      tests,
      files,
      mutantFolder,
      Kept.read(join(folder, 'outcomes.json'), outcomeSchema),
    );
  }

  async end(): Promise<void> {
    await this.tests.close();
  }

  /** True where the outcome of an earlier run still holds. */
  isKnown(service: Service, mutant: Mutant): boolean {
    const known = this.outcomes.of(mutant.id);
    return known !== undefined && known.fingerprint === this.fingerprint(service, mutant, known.killer);
  }

  /** Runs the tests that may kill a mutant until one does. */
  async judge(service: Service, mutant: Mutant): Promise<Outcome> {
    const known = this.outcomes.of(mutant.id);
    if (known !== undefined && this.isKnown(service, mutant)) {
      return known;
    }
    this.layOut(service, mutant);
    const owner = mutant.id.slice(0, mutant.id.indexOf(':'));
    for (const { path } of this.inOrder(service, mutant, [known?.killer, this.killers.get(owner)])) {
      const { failed } = await this.tests.run(path);
      if (failed !== null) {
        this.killers.set(owner, basename(path));
        return this.note(service, mutant, basename(path), failed);
      }
    }
    return this.note(service, mutant, null, null);
  }

  private note(service: Service, mutant: Mutant, killer: string | null, test: string | null): Outcome {
    const outcome = { fingerprint: this.fingerprint(service, mutant, killer), killer, test };
    this.outcomes.keep(mutant.id, outcome);
    return outcome;
  }

  private layOut(service: Service, mutant: Mutant): void {
    for (const name of Object.values(RULES_FILES)) {
      writeFileSync(join(this.folder, name), readRules(name));
    }
    writeFileSync(join(this.folder, RULES_FILES[service]), mutant.source);
  }

  /** Those that killed it, or its neighbours, before; then the quickest. */
  private inOrder(
    service: Service,
    mutant: Mutant,
    first: readonly (string | null | undefined)[],
  ): TestFile[] {
    const rank = ({ path }: TestFile) => {
      const index = first.indexOf(basename(path));
      return index === -1 ? first.length : index;
    };
    return this.reaching(service, mutant).toSorted(
      (one, other) => rank(one) - rank(other) || one.elapsedMs - other.elapsedMs,
    );
  }

  private reaching(service: Service, mutant: Mutant): TestFile[] {
    // Tests of files reach no rule of the database, and the file store tells no coverage.
    return this.files.filter(({ coverage }) =>
      service === 'storage'
        ? coverage.evaluated.length === 0
        : coverage.evaluated.length > 0 && reaches(coverage, mutant.evaluated),
    );
  }

  private fingerprint(service: Service, mutant: Mutant, killer: string | null): string {
    const deciding = this.files.filter(({ path }) => killer === null || basename(path) === killer);
    return fingerprintOf([service, mutant.source, ...textsOf(deciding.map(({ path }) => path))]);
  }
}

function readRules(name: string): string {
  return readFileSync(join(REPOSITORY, name), 'utf8');
}

/** Runs a file under the rules as they are, in a project of that number. */
async function tryOut(
  path: string,
  emulatorHost: string,
  number: number,
): Promise<Pick<TestFile, 'elapsedMs' | 'coverage'>> {
  const project = `demo-reach-${number}`;
  const tests = await RulesTests.load({ rulesFolder: REPOSITORY, project });
  try {
    const startedAtMs = performance.now();
    const { failed } = await tests.run(path);
    if (failed !== null) {
      throw new Error(`${basename(path)} fails under the rules as they are: ${failed}`);
    }
    return { elapsedMs: performance.now() - startedAtMs, coverage: await coverageOf(emulatorHost, project) };
  } finally {
    await tests.close();
  }
}

/** Tells whether anything changed that an outcome rests on. */
function fingerprintOf(texts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
}

/** What tests say, and what they share. */
function textsOf(files: readonly string[]): string[] {
  const shared = [...new Set(files.map((file) => dirname(file)))].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => join(folder, name)),
  );
  return [...shared, ...files].map((file) => readFileSync(file, 'utf8'));
}
