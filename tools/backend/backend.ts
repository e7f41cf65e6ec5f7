import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startFakeProviders } from '../fake-providers/server.ts';
import { CACHE_FOLDER } from '../project.ts';
import { backendEnvironment, urlOf } from './backend-environment.ts';
import { type BackendOptions, type Emulators, startEmulators } from './emulators.ts';
import { findFreePorts } from './ports.ts';

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
    publicSiteUrl = urlOf(ports.hosting),
    logFile = join(CACHE_FOLDER, 'logs', `${options.name}.log`),
  } = options;
  mkdirSync(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  const onOutput = (line: string) => log.write(`${line}\n`);
  const fakeProviders = await startFakeProviders(ports.fakeProviders);
  try {
    const emulators = await startEmulators(options, ports, publicSiteUrl, onOutput);
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
