import { TestRunner } from 'vitest';

/**
 * Gives each test file its own modules and mocks in a process that files share, with `isolate: false`. The project's
 * modules are evaluated for each file. Modules from npm are loaded once.
 */
export default class ModuleIsolation extends TestRunner {
  constructor(config: TestRunner['config']) {
    super(config);
    // The worker reads this before each file and then resets modules and mocks. Whether it starts a process was decided
    // earlier.
    config.isolate = true;
  }
}
