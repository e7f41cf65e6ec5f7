import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type FakeProviders, startFakeProviders } from '../fake-providers/server.ts';
import { backendEnvironment } from './backend-environment.ts';
import { type Emulators, type EmulatorsOptions, startEmulators } from './emulators.ts';

export interface BackendOptions extends Omit<EmulatorsOptions, 'onOutput'> {
  /** Gets what the CLI and the functions write. */
  readonly logFile: string;
}

export interface Backend {
  /** The variables by which tests and scripts find it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Settles with the exit code of the Firebase CLI once it is gone, asked to or not. */
  readonly exited: Promise<number>;
  /** As {@link Emulators} does. */
  killFunctionWorkers(): number;
  stop(): Promise<void>;
}

/**
 * Starts the emulators and the fake providers, and waits until all of them answer.
 * @throws as {@link startEmulators} does
 */
export async function startBackend({ logFile, ...options }: BackendOptions): Promise<Backend> {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  const fakeProviders = await startFakeProviders(options.ports.fakeProviders);
  try {
    const emulators = await startEmulators({ ...options, onOutput: (line) => log.write(`${line}\n`) });
    return toBackend(emulators, fakeProviders, { ...options, logFile });
  } catch (error) {
    await fakeProviders.stop();
    throw error;
  }
}

function toBackend(
  emulators: Emulators,
  fakeProviders: FakeProviders,
  { ports, publicSiteUrl, logFile }: Pick<BackendOptions, 'ports' | 'publicSiteUrl' | 'logFile'>,
): Backend {
  return {
    environment: { ...backendEnvironment(ports, publicSiteUrl), BACKEND_LOG: logFile },
    exited: emulators.exited,
    killFunctionWorkers: emulators.killFunctionWorkers,
    async stop() {
      await emulators.stop();
      await fakeProviders.stop();
    },
  };
}
