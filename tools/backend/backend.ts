import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startFakeProviders } from '../fake-providers/server.ts';
import { CACHE_FOLDER, REPOSITORY } from '../project.ts';
import { backendEnvironment, urlOf } from './backend-environment.ts';
import { type Emulators, type EmulatorsOptions, startEmulators } from './emulators.ts';
import { findFreePorts } from './ports.ts';

type Defaulted = 'ports' | 'webFolder' | 'publicSiteUrl' | 'onArchives';

/** Defaults to free ports, the last build of the web client, links to the hosting emulator, and no report about archives. */
export interface BackendOptions
  extends Omit<EmulatorsOptions, Defaulted | 'onOutput'>,
    Partial<Pick<EmulatorsOptions, Defaulted>> {
  /** Receives the output of the CLI and the functions. Defaults to a file in `.cache/logs` that is named after the run. */
  readonly logFile?: string;
}

export interface Backend extends Emulators {
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * Starts the emulators and the fake providers, and waits until all of them respond.
 * @throws as {@link startEmulators} does
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const {
    ports = await findFreePorts(),
    webFolder = join(REPOSITORY, 'web', 'dist'),
    publicSiteUrl = urlOf(ports.hosting),
    onArchives = () => {},
    logFile = join(CACHE_FOLDER, 'logs', `${options.name}.log`),
  } = options;
  mkdirSync(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  const onOutput = (line: string) => log.write(`${line}\n`);
  const fakeProviders = await startFakeProviders(ports.fakeProviders);
  try {
    const emulators = await startEmulators({
      ...options,
      ...{ ports, webFolder, publicSiteUrl, onArchives, onOutput },
    });
    return {
      ...emulators,
      environment: { ...backendEnvironment(ports, publicSiteUrl), BACKEND_LOG: logFile },
      async stop() {
        await emulators.stop();
        await fakeProviders.stop();
      },
    };
  } catch (error) {
    await fakeProviders.stop();
    throw error;
  }
}
