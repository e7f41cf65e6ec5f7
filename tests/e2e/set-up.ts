import {
  findChromium,
  findHeadlessShell,
  inspectBrowserMachine,
} from '../../tools/chromium/find-chromium.ts';
import { startJourneyBackends } from '../support/journey-backends.ts';
import { localBackends } from '../support/local-backends.ts';

export default () => setUp(localBackends);

/**
 * Finds a browser and provides each worker with a backend, unless the environment names backends that already run.
 * @throws MissingChromiumError, MissingEmulatorsError, StartFailedError, without a stack because their messages say what
 * helps
 */
export async function setUp(backendsIn: typeof localBackends): Promise<() => Promise<void>> {
  try {
    await findBrowsers();
    return process.env.JOURNEY_BACKENDS_URL ? async () => {} : await serveBackends(backendsIn);
  } catch (error) {
    if (error instanceof Error) {
      error.stack = error.message;
    }
    throw error;
  }
}

async function findBrowsers(): Promise<void> {
  const machine = inspectBrowserMachine(process.env);
  const shell = await findHeadlessShell(machine);
  process.env.CHROMIUM_PATH = await findChromium(machine);
  if (shell !== null) {
    process.env.HEADLESS_SHELL_PATH = shell;
  }
}

async function serveBackends(backendsIn: typeof localBackends): Promise<() => Promise<void>> {
  const backends = await startJourneyBackends(backendsIn);
  process.env.JOURNEY_BACKENDS_URL = backends.url;
  return async () => {
    // In Playwright's UI, the setup may run again in the same process.
    delete process.env.JOURNEY_BACKENDS_URL;
    await backends.stop();
  };
}
