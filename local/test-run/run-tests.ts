import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stepsBeside } from '../processes/run-step.ts';
import { CACHE_FOLDER } from '../project.ts';
import { announce, BIN } from './announce.ts';
import { selectTests, TEST_PROJECTS, type TestProject } from './projects.ts';
import { addTallies, failedStep, type Tally } from './tally.ts';
import { type RunCommand, TestLane } from './test-lane.ts';

/**
 * Runs the tests that `args` choose, with all that they need: a whole run also checks types, lint and the builds. Every check that
 * fails counts as a failure, and the others still run.
 */
export async function runTests(args: readonly string[]): Promise<Tally> {
  const { projects, isWhole, vitestArguments } = selectTests(args);
  return isWhole ? runWhole(projects) : inLane(projects, (lane) => lane.test(projects, vitestArguments));
}

/** So many that neither lane waits long for the last of the other: two files or so each. */
const JOURNEY_PARTS = 14;

/**
 * Journeys wait for their browsers a good part of their time, and a backend is good for one of them at a time: a second lane takes
 * them from the start, the first joins in when it has done its own, and what shares nothing with either runs behind both.
 */
async function runWhole(projects: readonly TestProject[]): Promise<Tally> {
  const folder = join(CACHE_FOLDER, `whole-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const aside = join(folder, 'aside.log');
  const behind = join(folder, 'behind.log');
  const journeys = Array.from({ length: JOURNEY_PARTS }, (_, part) => `--shard=${part + 1}/${JOURNEY_PARTS}`);
  let second: Promise<Tally> | undefined;
  try {
    const first = await inLane(projects, async (lane) => {
      const last = checkBehind(projects, lane, stepsBeside(behind, 'behind'));
      // One starts after the other: what both begin with takes the whole machine.
      second = inLane(['e2e'], async (other) => {
        await takeJourneys(other, journeys, stepsBeside(aside, 'aside'));
      });
      await lane.test(['rules', 'functions'], []);
      await takeJourneys(lane, journeys);
      const [checked] = await Promise.all([last, second]);
      lane.count(checked);
    });
    // What two write at once nobody can read.
    process.stdout.write(readFileSync(aside));
    process.stdout.write(readFileSync(behind));
    return addTallies([first, (await second) ?? failedStep('the second lane')]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs one part of the journeys after another, until there is none that no lane has taken. */
async function takeJourneys(lane: TestLane, waiting: string[], run?: RunCommand): Promise<void> {
  for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
    await lane.test(['e2e'], [part], run);
  }
}

/** Types, lint, and the tests that run behind the others. */
async function checkBehind(
  projects: readonly TestProject[],
  lane: TestLane,
  run: RunCommand,
): Promise<Tally> {
  const checks = [
    await check('Types', run, 'tsc', ['--build']),
    await check('Lint', run, 'biome', ['check', '--error-on-warnings', '.']),
  ];
  await lane.test(
    projects.filter((project) => TEST_PROJECTS[project].runsBehind),
    [],
    run,
  );
  return addTallies(checks);
}

/** Opens a lane for the projects, closes it whatever happens in it, and says what its tests came to. */
async function inLane(
  projects: readonly TestProject[],
  act: (lane: TestLane) => Promise<void>,
): Promise<Tally> {
  const lane = await TestLane.open(projects);
  try {
    await act(lane);
  } finally {
    await lane.close();
  }
  return lane.tally;
}

async function check(
  name: string,
  run: RunCommand,
  command: string,
  args: readonly string[],
): Promise<Tally> {
  const exitCode = await run(join(BIN, command), args);
  announce(`${name}: ${exitCode === 0 ? 'sound' : 'at fault'}`);
  return exitCode === 0 ? { passed: 0, failures: [] } : failedStep(name);
}
