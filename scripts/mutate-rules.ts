import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startBackend } from '../tools/backend/backend.ts';
import { EQUIVALENT_MUTANTS } from '../tools/firebase-rules/mutation/equivalent-mutants.ts';
import { type Mutant, mutantsOf } from '../tools/firebase-rules/mutation/mutants.ts';
import { MutationRun } from '../tools/firebase-rules/mutation/mutation-run.ts';
import {
  RULES_FILES,
  readRules,
  SERVICES,
  type Service,
} from '../tools/firebase-rules/mutation/rules-files.ts';
import { CACHE_FOLDER } from '../tools/project.ts';

const FOLDER = join(CACHE_FOLDER, 'rules-mutation');
/** Number of mutants judged at once. The storage emulator has only one set of rules. */
const AT_A_TIME: Readonly<Record<Service, number>> = { firestore: 2, storage: 1 };

const { values: flags } = parseArgs({
  options: {
    only: { type: 'string' },
    match: { type: 'string' },
    sample: { type: 'string' },
  },
});
const services = SERVICES.filter((service) => flags.only === undefined || flags.only === service);
const all = services.flatMap((service) =>
  mutantsOf(readRules(service)).map((mutant) => ({ service, mutant })),
);
const matching = all.filter(({ mutant }) => mutant.id.includes(flags.match ?? ''));
const chosen = flags.sample === undefined ? matching : sample(matching, Number(flags.sample));

const backend = await startBackend({ name: 'mutate-rules', only: ['auth', 'firestore', 'storage'] });
Object.assign(process.env, backend.environment);
const tally = { killed: 0, survived: 0, wrong: 0 };
const startedAtMs = performance.now();
try {
  for (const service of services) {
    await judgeAll(service);
  }
} finally {
  await backend.stop();
}
const gone = staleEquivalents();
for (const id of gone) {
  console.log(`listed as equivalent, but no mutant: ${id}`);
}
console.log(`judged in ${Math.round((performance.now() - startedAtMs) / 1000)} s`);
console.log(`rules-mutants: killed ${tally.killed} of ${tally.killed + tally.survived}`);
process.exitCode = tally.survived + tally.wrong + gone.length === 0 ? 0 : 1;

async function judgeAll(service: Service): Promise<void> {
  const isListed = ({ id }: Mutant) => Object.hasOwn(EQUIVALENT_MUTANTS[service], id);
  const mutants = chosen
    .filter((one) => one.service === service)
    .map(({ mutant }) => mutant)
    // Mutants that no test kills take longest, so they come last.
    .toSorted((one, other) => Number(isListed(one)) - Number(isListed(other)));
  const run = await MutationRun.prepare(service, AT_A_TIME[service], FOLDER);
  const unknown = mutants.filter((mutant) => run.knownOutcome(mutant) === null).length;
  console.log(`${RULES_FILES[service]}: ${mutants.length} mutants, ${unknown} of them to judge`);
  const beganAtMs = performance.now();
  await run.judgeAll(mutants, (mutant, { killer, test }) => {
    const isEquivalent = isListed(mutant);
    tally.killed += killer !== null && !isEquivalent ? 1 : 0;
    tally.survived += killer === null && !isEquivalent ? 1 : 0;
    tally.wrong += killer !== null && isEquivalent ? 1 : 0;
    if (killer === null && !isEquivalent) {
      console.log(`survived: ${RULES_FILES[service]}:${mutant.line} ${mutant.id}`);
    }
    if (killer !== null && isEquivalent) {
      console.log(`not equivalent: ${mutant.id}\n  killed by ${killer}: ${test}`);
    }
  });
  run.end();
  if (unknown > 0) {
    const elapsedS = (performance.now() - beganAtMs) / 1000;
    console.log(`${RULES_FILES[service]}: ${(elapsedS / unknown).toFixed(2)} s for each that was judged`);
  }
}

/** Returns ids listed as equivalent that no longer belong to a mutant. */
function staleEquivalents(): string[] {
  return services.flatMap((service) => {
    const ids = new Set(all.filter((one) => one.service === service).map(({ mutant }) => mutant.id));
    return Object.keys(EQUIVALENT_MUTANTS[service]).filter((id) => !ids.has(id));
  });
}

/** Returns a deterministic sample. A larger sample includes the smaller ones. */
function sample<T extends { mutant: Mutant }>(from: readonly T[], count: number): T[] {
  const order = ({ mutant }: T) => createHash('sha256').update(mutant.id).digest('hex');
  return from.toSorted((one, other) => order(one).localeCompare(order(other))).slice(0, count);
}
