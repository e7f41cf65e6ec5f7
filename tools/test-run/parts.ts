/** A requirement of a step that npm does not install. */
type Need = 'java' | 'chromium';

export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly needs: readonly Need[];
  /** The tool whose JSON report counts the tests. A step without a report counts only if it fails. */
  readonly report?: 'vitest' | 'playwright';
  /** True to record every query that the step sends, for the step `indexes`. */
  readonly recordsQueries?: boolean;
}

const WITHOUT_JAVA: readonly string[] = ['i18n', 'domain', 'web', 'web-isolated', 'tools', 'rehearsal'];

const QUICK_PROJECTS = ['i18n', 'domain', 'web', 'web-isolated', 'tools', 'rules', 'functions'];
const THOROUGH_PROJECTS = [
  'functions-operations',
  'functions-emulator',
  'functions-load',
  'web-writes',
  'tools-emulator',
];

const types: Step = { name: 'types', command: ['tsc', '--build'], needs: [] };
const lint: Step = { name: 'lint', command: ['biome', 'check', '--error-on-warnings'], needs: [] };
const names: Step = { name: 'names', command: ['tsx', 'scripts/check-names.ts'], needs: [] };
const size: Step = { ...script('size'), needs: ['chromium'] };

const indexes: Step = script('prove:indexes', '--', '--recorded');

const strictGoogle: Step = {
  name: 'strict-google',
  command: ['playwright', 'test', '--config=tests/e2e/strict-google.config.ts'],
  needs: ['java', 'chromium'],
  report: 'playwright',
};

const PARTS = new Map<string, readonly Step[]>([
  [
    'quick',
    [
      types,
      names,
      lint,
      { ...vitest(...QUICK_PROJECTS), recordsQueries: true },
      { ...journeys('quick', '--grep', '@quick'), recordsQueries: true },
    ],
  ],
  [
    'thorough',
    [
      { ...vitest(...THOROUGH_PROJECTS), recordsQueries: true },
      { ...journeys('thorough', '--grep-invert', '@quick'), recordsQueries: true },
      size,
    ],
  ],
  // A separate part, because it takes half as long as the thorough run and only a release depends on it.
  ['release', [vitest('rehearsal'), strictGoogle, indexes]],
  ['rehearsal', [vitest('rehearsal')]],
  ['types', [types]],
  ['lint', [names, lint]],
  ...[...QUICK_PROJECTS, ...THOROUGH_PROJECTS].map((name): [string, Step[]] => [name, [vitest(name)]]),
  ['web', [vitest('web', 'web-isolated')]],
  ['functions', [vitest('functions', 'functions-operations')]],
  ['journeys', [journeys('journeys')]],
  ['strict-google', [strictGoogle]],
  ['size', [size]],
]);

/** Parts that consist of others. */
const RUNS = ['quick', 'thorough', 'release', 'all'];

export class UnknownPartError extends Error {
  override readonly name = 'UnknownPartError';

  constructor(part: string) {
    super(`There is no part '${part}'. The parts are ${[...PARTS.keys(), 'all'].join(', ')}.`);
  }
}

/**
 * Returns the steps of a part. The first argument names the part and defaults to `quick`. `all` is `quick`, `thorough`
 * and `release`. The other arguments are passed to the part's last command, such as files to vitest.
 * @throws UnknownPartError if there is no such part
 * @throws Error if there are arguments for a run that consists of several parts, which would run the others in full
 */
export function stepsOf([part = 'quick', ...filters]: readonly string[]): readonly Step[] {
  if (RUNS.includes(part) && filters.length > 0) {
    throw new Error(
      `The run '${part}' cannot be filtered. Filter a part, such as 'npm test -- journeys dashboard'.`,
    );
  }
  if (part === 'all') {
    return [...stepsOf(['quick']), ...stepsOf(['thorough']), ...stepsOf(['release'])];
  }
  const steps = PARTS.get(part);
  if (steps === undefined) {
    throw new UnknownPartError(part);
  }
  const last = steps.at(-1);
  return steps.map((step) => (step === last ? { ...step, command: [...step.command, ...filters] } : step));
}

function vitest(...projects: string[]): Step {
  return {
    name: projects.join(', '),
    command: ['vitest', 'run', ...projects.map((project) => `--project=${project}`)],
    needs: projects.every((project) => WITHOUT_JAVA.includes(project)) ? [] : ['java'],
    report: 'vitest',
  };
}

function script(name: string, ...args: string[]): Step {
  return { name, command: ['npm', 'run', '--silent', name, ...args], needs: [] };
}

/** @param run the name of the folder for artifacts, which Playwright empties first */
function journeys(run: string, ...args: string[]): Step {
  const config = '--config=tests/e2e/playwright.config.ts';
  return {
    name: 'journeys',
    command: ['playwright', 'test', config, `--output=.cache/test-results/${run}`, ...args],
    needs: ['java', 'chromium'],
    report: 'playwright',
  };
}
