/** A requirement of a step that npm does not install. */
export type Need = 'java' | 'chromium';

export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly needs: readonly Need[];
  /** The tool whose JSON report counts the tests. A step without a report counts only if it fails. */
  readonly report?: 'vitest' | 'playwright';
  /** True to record every query that the step sends, for the step `indexes`. */
  readonly recordsQueries?: boolean;
}

/** The vitest projects that need no emulators. */
const WITHOUT_JAVA: readonly string[] = ['i18n', 'domain', 'web', 'web-isolated', 'tools'];

const types: Step = { name: 'types', command: ['tsc', '--build'], needs: [] };
const lint: Step = { name: 'lint', command: ['biome', 'check', '--error-on-warnings'], needs: [] };
const words: Step = { name: 'words', command: ['tsx', 'scripts/check-words.ts'], needs: [] };
const arrows: Step = { name: 'arrows', command: ['tsx', 'scripts/check-arrows.ts'], needs: [] };
const size: Step = { ...script('size'), needs: ['chromium'] };

const rehearseDeploy: Step = script('rehearse:deploy');
const provePackage: Step = script('prove:package');
const indexes: Step = script('prove:indexes', '--', '--recorded');

/** The main journeys with the site as deployed, behind a front end as strict as Google's. */
const strictGoogle: Step = {
  name: 'strict-google',
  command: ['playwright', 'test', '--config=tests/e2e/strict-google.config.ts'],
  needs: ['java', 'chromium'],
  report: 'playwright',
};

const PARTS: ReadonlyMap<string, readonly Step[]> = new Map([
  [
    'quick',
    [
      types,
      words,
      arrows,
      lint,
      {
        ...vitest('i18n', 'domain', 'web', 'web-isolated', 'tools', 'rules', 'functions'),
        recordsQueries: true,
      },
      { ...journeys('quick', '--grep', '@quick'), recordsQueries: true },
    ],
  ],
  [
    'thorough',
    [
      {
        ...vitest('functions-emulator', 'functions-load', 'web-writes', 'tools-emulator'),
        recordsQueries: true,
      },
      { ...journeys('thorough', '--grep-invert', '@quick'), recordsQueries: true },
      size,
    ],
  ],
  // A separate part, because it takes half as long as the thorough run and only a release depends on it.
  ['release', [rehearseDeploy, provePackage, strictGoogle, indexes]],
  ['types', [types]],
  ['lint', [words, arrows, lint]],
  ['i18n', [vitest('i18n')]],
  ['domain', [vitest('domain')]],
  ['web', [vitest('web', 'web-isolated')]],
  ['tools', [vitest('tools')]],
  ['rules', [vitest('rules')]],
  ['functions', [vitest('functions')]],
  ['functions-emulator', [vitest('functions-emulator')]],
  ['functions-load', [vitest('functions-load')]],
  ['web-writes', [vitest('web-writes')]],
  ['tools-emulator', [vitest('tools-emulator')]],
  ['journeys', [journeys('journeys')]],
  ['strict-google', [strictGoogle]],
  ['size', [size]],
]);

/** An argument names an unknown part of the tests. The message lists the parts. */
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
 */
export function stepsOf([part = 'quick', ...filters]: readonly string[]): readonly Step[] {
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
