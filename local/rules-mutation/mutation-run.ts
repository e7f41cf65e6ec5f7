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

/** How a file of tests opens the file store; every other opens the database. */
const OPENS_FILE_STORE = /filesUnderTest|startFilesEnvironment/;

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
    private readonly service: Service,
    private readonly tests: RulesTests,
    private readonly files: readonly TestFile[],
    private readonly folder: string,
    private readonly outcomes: Kept<Outcome>,
  ) {}

  /**
   * Runs the tests of a service once under the real rules, to know what each file reaches and how long it takes, unless
   * that is known from before.
   * @throws Error where a test fails without any mutant, or none fails under rules that refuse everything
   */
  static async prepare(service: Service, emulatorHost: string, folder: string): Promise<MutationRun> {
    const trials = Kept.read(join(folder, 'trials.json'), trialSchema);
    const files: TestFile[] = [];
    for (const path of await testsOf(service)) {
      const fingerprint = fingerprintOf([...Object.values(RULES_FILES).map(readRules), ...textsOf([path])]);
      const kept = trials.of(basename(path));
      const isKept = kept?.fingerprint === fingerprint;
      const trial = isKept ? kept : { fingerprint, ...(await tryOut(path, emulatorHost, files.length)) };
      trials.keep(basename(path), trial);
      files.push({ path, ...trial });
    }
    const mutantFolder = join(folder, 'mutant');
    mkdirSync(mutantFolder, { recursive: true });
    const tests = await RulesTests.load({ rulesFolder: mutantFolder });
    const outcomes = Kept.read(join(folder, `outcomes-${service}.json`), outcomeSchema);
    const run = new MutationRun(service, tests, files, mutantFolder, outcomes);
    await run.expectDeath();
    return run;
  }

  /** Rules that refuse everything must not pass for sound ones, or nothing that follows means anything. */
  private async expectDeath(): Promise<void> {
    this.layOut(readRules(RULES_FILES[this.service]).replaceAll(/: if [^;]+;/g, ': if false;'));
    const quickest = this.files.toSorted((one, other) => one.elapsedMs - other.elapsedMs);
    const [first] = quickest.filter(
      ({ coverage }) => this.service === 'storage' || coverage.evaluated.length > 0,
    );
    if (first === undefined || (await this.tests.run(first.path)).failed === null) {
      throw new Error('The tests do not notice rules that refuse everything');
    }
  }

  async end(): Promise<void> {
    await this.tests.close();
  }

  /** True where the outcome of an earlier run still holds. */
  isKnown(mutant: Mutant): boolean {
    const known = this.outcomes.of(mutant.id);
    return known !== undefined && known.fingerprint === this.fingerprint(mutant, known.killer);
  }

  /** Runs the tests that may kill a mutant until one does. */
  async judge(mutant: Mutant): Promise<Outcome> {
    const known = this.outcomes.of(mutant.id);
    if (known !== undefined && this.isKnown(mutant)) {
      return known;
    }
    this.layOut(mutant.source);
    const owner = mutant.id.slice(0, mutant.id.indexOf(':'));
    for (const { path } of this.inOrder(mutant, [known?.killer, this.killers.get(owner)])) {
      const { failed } = await this.tests.run(path);
      if (failed !== null) {
        this.killers.set(owner, basename(path));
        return this.note(mutant, basename(path), failed);
      }
    }
    return this.note(mutant, null, null);
  }

  private note(mutant: Mutant, killer: string | null, test: string | null): Outcome {
    const outcome = { fingerprint: this.fingerprint(mutant, killer), killer, test };
    this.outcomes.keep(mutant.id, outcome);
    return outcome;
  }

  private layOut(source: string): void {
    for (const name of Object.values(RULES_FILES)) {
      writeFileSync(join(this.folder, name), readRules(name));
    }
    writeFileSync(join(this.folder, RULES_FILES[this.service]), source);
  }

  /** Those that killed it, or its neighbours, before; then the quickest. */
  private inOrder(mutant: Mutant, first: readonly (string | null | undefined)[]): TestFile[] {
    const rank = ({ path }: TestFile) => {
      const index = first.indexOf(basename(path));
      return index === -1 ? first.length : index;
    };
    return this.reaching(mutant).toSorted(
      (one, other) => rank(one) - rank(other) || one.elapsedMs - other.elapsedMs,
    );
  }

  private reaching(mutant: Mutant): TestFile[] {
    // Of the rules of the file store nobody tells the coverage.
    return this.files.filter(
      ({ coverage }) => this.service === 'storage' || reaches(coverage, mutant.evaluated),
    );
  }

  private fingerprint(mutant: Mutant, killer: string | null): string {
    const deciding = this.files.filter(({ path }) => killer === null || basename(path) === killer);
    return fingerprintOf([this.service, mutant.source, ...textsOf(deciding.map(({ path }) => path))]);
  }
}

function readRules(name: string): string {
  return readFileSync(join(REPOSITORY, name), 'utf8');
}

/** The files of tests that the rules of the service are for. */
async function testsOf(service: Service): Promise<string[]> {
  const tests = await RulesTests.load({ rulesFolder: REPOSITORY });
  try {
    const files = await tests.files();
    return files.filter(
      (path) => OPENS_FILE_STORE.test(readFileSync(path, 'utf8')) === (service === 'storage'),
    );
  } finally {
    await tests.close();
  }
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
