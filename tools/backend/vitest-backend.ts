import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { CACHE_FOLDER } from '../project.ts';
import { startBackend } from './backend.ts';
import { findFreePorts } from './ports.ts';

/** Starts one backend for all vitest projects of a run, unless the environment points to a running one. */
export default async function setUp({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env.FIRESTORE_EMULATOR_HOST) {
    return undefined;
  }
  const needsFunctions = vitest.projects.some(({ name }) => name === 'functions-emulator');
  const ports = await findFreePorts();
  const name = `vitest-${ports.hub}`;
  const folder = join(CACHE_FOLDER, name);
  const logFile = join(CACHE_FOLDER, 'logs', `${name}.log`);
  const backend = await startBackend({
    name,
    ports,
    only: needsFunctions ? undefined : ['auth', 'firestore', 'storage'],
    logFile,
    onFound: (description) => console.log(`${description}\nThe emulators write to ${logFile}`),
  });
  Object.assign(process.env, backend.environment);
  return async () => {
    await backend.stop();
    rmSync(folder, { recursive: true, force: true });
    if (vitest.state.getCountOfFailedTests() === 0) {
      rmSync(logFile);
    }
  };
}
