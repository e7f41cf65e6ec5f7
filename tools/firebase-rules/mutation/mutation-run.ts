import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { REPOSITORY } from '../../project.ts';
import { byLikelihood, type Round, type Rounds, roundsOf } from './likely-killers.ts';
import type { Mutant } from './mutants.ts';
import { RulesTests } from './rules-tests.ts';
import { RulesUnits } from './rules-units.ts';
import { StoredResults } from './stored-results.ts';
import type { ReachingTest, TestFile } from './test-file.ts';
import {
  type Bench,
  type Failure,
  failureIn,
  fingerprintOf,
  RULES_FILES,
  readRules,
  recordBaseline,
  type Service,
  shareOut,
  textsOf,
} from './trials.ts';

const outcomeSchema = z.object({
  /** Covers the part of the rules that the mutant changes and the tests that decided. */
  fingerprint: z.string(),
  /** The file whose test killed the mutant. Null if the mutant survived. */
  killer: z.string().nullable(),
  test: z.string().nullable(),
});

type Outcome = z.infer<typeof outcomeSchema>;

const aloneSchema = z.object({ fingerprint: z.string(), passes: z.boolean() });

/** Judges each mutant with the rules tests that reach it, the likeliest killer first. */
export class MutationRun {
  /** The tests that killed mutants of the same condition or function, the latest first. */
  private readonly killers = new Map<string, string[]>();
  private readonly units: RulesUnits;
  private readonly outcomes: StoredResults<Outcome>;
  private readonly alone: StoredResults<z.infer<typeof aloneSchema>>;

  private constructor(
    private readonly service: Service,
    private readonly benches: readonly Bench[],
    private readonly files: readonly TestFile[],
    folder: string,
  ) {
    this.units = RulesUnits.of(readRules(RULES_FILES[service]));
    this.outcomes = StoredResults.read(join(folder, `outcomes-${service}.json`), outcomeSchema);
    this.alone = StoredResults.read(join(folder, 'alone.json'), aloneSchema);
  }

  /**
   * Prepares a run by trying out the tests of a service.
   * @param count the number of mutants to judge at a time
   * @throws Error if a test fails without a mutant, or if none fails under rules that refuse everything
   */
  static async prepare(service: Service, count: number, folder: string): Promise<MutationRun> {
    const benches = Array.from({ length: count }, (_, number) => {
      const rulesFolder = join(folder, `mutant-${number}`);
      mkdirSync(rulesFolder, { recursive: true });
      const project = service === 'firestore' ? `demo-mutants-${number}` : null;
      return { tests: new RulesTests(), rulesFolder, project };
    });
    const run = new MutationRun(service, benches, await recordBaseline(service, benches, folder), folder);
    await run.assertDetectsDenyAll();
    return run;
  }

  /** Checks that the tests detect rules that refuse everything. If they do not, all results are meaningless. */
  private async assertDetectsDenyAll(): Promise<void> {
    const [bench] = this.benches;
    if (bench === undefined) {
      throw new Error('Nothing runs the tests');
    }
    this.layOut(bench, readRules(RULES_FILES[this.service]).replaceAll(/: if [^;]+;/g, ': if false;'));
    for (const file of this.files.toSorted((one, other) => one.trial.elapsedMs - other.trial.elapsedMs)) {
      if ((await failureIn(bench, file, null)) !== null) {
        return;
      }
    }
    throw new Error('The tests do not notice rules that refuse everything');
  }

  end(): void {
    for (const { tests } of this.benches) {
      tests.close();
    }
  }

  knownOutcome(mutant: Mutant): Outcome | null {
    const known = this.outcomes.of(mutant.id);
    return known !== undefined && known.fingerprint === this.fingerprint(mutant, known) ? known : null;
  }

  /** Judges mutants, as many at a time as there are benches. Mutants that survive the likeliest tests run the other tests last. */
  async judgeAll(
    mutants: readonly Mutant[],
    onOutcome: (mutant: Mutant, outcome: Outcome) => void,
  ): Promise<void> {
    const decide = (mutant: Mutant, outcome: Outcome) => {
      this.remember(mutant, outcome);
      onOutcome(mutant, outcome);
    };
    const hard: { mutant: Mutant; others: readonly Round[] }[] = [];
    await shareOut(mutants, this.benches, async (mutant, bench) => {
      const known = this.knownOutcome(mutant);
      if (known !== null) {
        decide(mutant, known);
        return;
      }
      const { likeliest, others } = this.roundsFor(mutant);
      const outcome = await this.judge(mutant, likeliest, bench);
      if (outcome === null) {
        hard.push({ mutant, others });
      } else {
        decide(mutant, outcome);
      }
    });
    await shareOut(hard, this.benches, async ({ mutant, others }, bench) => {
      const outcome = await this.judge(mutant, others, bench);
      decide(mutant, outcome ?? this.note(mutant, { killer: null, test: null }));
    });
  }

  private roundsFor(mutant: Mutant): Rounds {
    const killers = [this.outcomes.of(mutant.id)?.test ?? [], this.killers.get(ownerOf(mutant)) ?? []].flat();
    const around = this.units.spanAround(mutant.evaluated.start);
    const reaching = this.files.flatMap((file) => file.reaching(mutant.evaluated, around));
    return roundsOf(byLikelihood(reaching, mutant.gained, killers));
  }

  /** Runs tests that may kill a mutant until one does. Null if none did. */
  private async judge(mutant: Mutant, rounds: readonly Round[], bench: Bench): Promise<Outcome | null> {
    this.layOut(bench, mutant.source);
    const ranWhole = new Set<TestFile>();
    for (const round of rounds) {
      const failure = ranWhole.has(round.file) ? null : await this.failureIn(round, bench, ranWhole);
      if (failure !== null) {
        return this.note(mutant, { killer: round.file.name, test: failure.name });
      }
    }
    return null;
  }

  /**
   * Returns a failure that only the mutant explains. If the test also fails alone under the unchanged rules, or passes
   * when repeated alone, only a run of its whole file can tell.
   */
  private async failureIn(
    { file, tests }: Round,
    bench: Bench,
    ranWhole: Set<TestFile>,
  ): Promise<Failure | null> {
    const failure = await failureIn(bench, file, tests);
    if (failure === null) {
      return null;
    }
    if (failure.id === null) {
      // The preparation failed, and no test says why. A busy machine may be the cause once, but not twice.
      return failureIn(bench, file, tests);
    }
    const test = tests.find(({ id }) => id === failure.id);
    if (test !== undefined && (await this.passesAlone(test, bench))) {
      // A busy machine may also fail a test once, but not twice.
      if ((await failureIn(bench, file, [test])) !== null) {
        return failure;
      }
    }
    ranWhole.add(file);
    return failureIn(bench, file, null);
  }

  private async passesAlone(test: ReachingTest, bench: Bench): Promise<boolean> {
    const { fingerprint } = test.file.trial;
    const name = `${test.file.name} ${test.id}`;
    const known = this.alone.of(name);
    if (known?.fingerprint === fingerprint) {
      return known.passes;
    }
    const passes = (await failureIn({ ...bench, rulesFolder: REPOSITORY }, test.file, [test])) === null;
    this.alone.store(name, { fingerprint, passes });
    return passes;
  }

  private remember(mutant: Mutant, { test }: Outcome): void {
    const others = (this.killers.get(ownerOf(mutant)) ?? []).filter((name) => name !== test);
    this.killers.set(ownerOf(mutant), [test ?? [], others].flat());
  }

  private note(mutant: Mutant, decided: Omit<Outcome, 'fingerprint'>): Outcome {
    const outcome = { fingerprint: this.fingerprint(mutant, decided), ...decided };
    this.outcomes.store(mutant.id, outcome);
    return outcome;
  }

  private layOut({ rulesFolder }: Bench, source: string): void {
    for (const name of Object.values(RULES_FILES)) {
      writeFileSync(join(rulesFolder, name), readRules(name));
    }
    writeFileSync(join(rulesFolder, RULES_FILES[this.service]), source);
  }

  private fingerprint(mutant: Mutant, { killer, test }: Omit<Outcome, 'fingerprint'>): string {
    const deciding = this.files.filter(({ name }) => killer === null || name === killer);
    const reached = test === null ? [] : deciding.flatMap((file) => file.reachedBy(test));
    return fingerprintOf([
      this.service,
      mutant.id,
      this.units.textAround([mutant.evaluated.start, ...reached]),
      ...textsOf(deciding.map(({ path }) => path)),
    ]);
  }
}

function ownerOf({ id }: Mutant): string {
  return id.slice(0, id.indexOf(':'));
}
