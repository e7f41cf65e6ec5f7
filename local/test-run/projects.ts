/** The vitest projects, what has to run for each, and which can run behind the others: they share with them the processor, and a database at most in projects of their own. */
export const TEST_PROJECTS = {
  domain: { needsBackend: false, needsBrowser: false, runsBehind: true },
  local: { needsBackend: false, needsBrowser: false, runsBehind: true },
  web: { needsBackend: false, needsBrowser: false, runsBehind: true },
  rules: { needsBackend: true, needsBrowser: false, runsBehind: false },
  functions: { needsBackend: true, needsBrowser: false, runsBehind: false },
  'local-differential': { needsBackend: true, needsBrowser: false, runsBehind: true },
  e2e: { needsBackend: true, needsBrowser: true, runsBehind: false },
} as const;

export type TestProject = keyof typeof TEST_PROJECTS;

/** What a test run was asked for: names of projects choose these (none: all), anything else goes to vitest. */
export interface TestSelection {
  readonly projects: readonly TestProject[];
  readonly isWhole: boolean;
  readonly vitestArguments: readonly string[];
}

export function selectTests(args: readonly string[]): TestSelection {
  const named = args.filter(isTestProject);
  const vitestArguments = args.filter((arg) => !isTestProject(arg));
  const all = Object.keys(TEST_PROJECTS).filter(isTestProject);
  return {
    projects: named.length === 0 ? all : named,
    isWhole: args.length === 0,
    vitestArguments,
  };
}

function isTestProject(name: string): name is TestProject {
  return Object.hasOwn(TEST_PROJECTS, name);
}
