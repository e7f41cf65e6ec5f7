import { TestRunner } from 'vitest';

/**
 * Gives each file of tests modules and mocks of its own in a process that files share, with `isolate: false`: what is the
 * project's is evaluated for each file, what comes from npm is loaded once.
 */
export default class ModuleIsolation extends TestRunner {
  constructor(config: TestRunner['config']) {
    super(config);
    // The worker reads this before each file and then forgets modules and mocks; whether it starts a process was decided before.
    config.isolate = true;
  }
}
