import { join } from 'node:path';
import * as z from 'zod';
import { recordBaseline } from './baseline.ts';
import { byLikelihood, type Round, roundsOf } from './likely-killers.ts';
import type { Mutant } from './mutants.ts';
import { readRules, type Service } from './rules-files.ts';
import { fingerprintOf, StoredResults } from './stored-results.ts';
import type { TestFile } from './test-file.ts';
import { shareOut, Worker } from './worker.ts';

const outcomeSchema = z.object({
  /** Covers the mutated rules and the test files that decided. */
  fingerprint: z.string(),
  /** The file whose test killed the mutant. Null if the mutant survived. */
  killer: z.string().nullable(),
  test: z.string().nullable(),
});

type Outcome = z.infer<typeof outcomeSchema>;

/** Judges each mutant with the rules tests that reach it, the likeliest killer first. */
export class MutationRun {
  /** The tests that killed mutants of the same condition or function, the latest first. */
  private readonly killers = new Map<string, string[]>();
  private readonly outcomes: StoredResults<Outcome>;

  private constructor(
    service: Service,
    private readonly workers: readonly Worker[],
    private readonly files: readonly TestFile[],
    folder: string,
  ) {
    this.outcomes = StoredResults.read(join(folder, `outcomes-${service}.json`), outcomeSchema);
  }

  /**
   * Prepares a run by trying out the tests of a service.
   * @param count the number of mutants to judge at a time
   * @throws Error if a test fails without a mutant, or if none fails under rules that refuse everything
   */
  static async prepare(service: Service, count: number, folder: string): Promise<MutationRun> {
    const passAlone = new Map<string, boolean>();
    const workers = Array.from(
      { length: count },
      (_, number) => new Worker(service, number, folder, passAlone),
    );
    const run = new MutationRun(service, workers, await recordBaseline(service, workers, folder), folder);
    await run.assertDetects(readRules(service).replaceAll(/: if [^;]+;/g, ': if false;'));
    return run;
  }

  /** Checks that the tests detect rules that refuse everything. If they do not, all results are meaningless. */
  private async assertDetects(denyAll: string): Promise<void> {
    const [worker] = this.workers;
    if (worker === undefined) {
      throw new Error('Nothing runs the tests');
    }
    worker.mutate(denyAll);
    for (const file of this.files.toSorted(
      (one, other) => one.baseline.elapsedMs - other.baseline.elapsedMs,
    )) {
      if ((await worker.failureIn(file, null)) !== null) {
        return;
      }
    }
    throw new Error('The tests do not notice rules that refuse everything');
  }

  end(): void {
    for (const worker of this.workers) {
      worker.close();
    }
  }

  knownOutcome(mutant: Mutant): Outcome | null {
    const known = this.outcomes.of(mutant.id);
    return known !== undefined && known.fingerprint === this.fingerprint(mutant, known.killer) ? known : null;
  }

  /** Judges mutants, as many at a time as there are workers. */
  async judgeAll(
    mutants: readonly Mutant[],
    onOutcome: (mutant: Mutant, outcome: Outcome) => void,
  ): Promise<void> {
    await shareOut(mutants, this.workers, async (mutant, worker) => {
      const outcome = this.knownOutcome(mutant) ?? (await this.judge(mutant, worker));
      this.remember(mutant, outcome);
      onOutcome(mutant, outcome);
    });
  }

  /** Runs tests that may kill a mutant until one does. */
  private async judge(mutant: Mutant, worker: Worker): Promise<Outcome> {
    worker.mutate(mutant.source);
    for (const round of this.roundsFor(mutant)) {
      const failure = await worker.failureByMutant(round);
      if (failure !== null) {
        return this.store(mutant, round.file.name, failure.name);
      }
    }
    return this.store(mutant, null, null);
  }

  private roundsFor(mutant: Mutant): Round[] {
    const killers = [this.outcomes.of(mutant.id)?.test ?? [], this.killers.get(ownerOf(mutant)) ?? []].flat();
    const reaching = this.files.flatMap((file) => file.reaching(mutant.evaluated));
    return roundsOf(byLikelihood(reaching, mutant.gained, killers));
  }

  private remember(mutant: Mutant, { test }: Outcome): void {
    const others = (this.killers.get(ownerOf(mutant)) ?? []).filter((name) => name !== test);
    this.killers.set(ownerOf(mutant), [test ?? [], others].flat());
  }

  private store(mutant: Mutant, killer: string | null, test: string | null): Outcome {
    const outcome = { fingerprint: this.fingerprint(mutant, killer), killer, test };
    this.outcomes.store(mutant.id, outcome);
    return outcome;
  }

  private fingerprint({ source }: Mutant, killer: string | null): string {
    const deciding = this.files.filter(({ name }) => killer === null || name === killer);
    return fingerprintOf([source, ...deciding.map(({ baseline }) => baseline.fingerprint)]);
  }
}

function ownerOf({ id }: Mutant): string {
  return id.slice(0, id.indexOf(':'));
}
