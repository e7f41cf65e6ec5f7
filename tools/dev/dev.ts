import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startBackend } from '../backend/backend.ts';
import { urlOf } from '../backend/backend-environment.ts';
import { type BackendPorts, findFreePorts, WELL_KNOWN_PORTS } from '../backend/ports.ts';
import { functionsBundleFolder } from '../backend/workspace.ts';
import { CACHE_FOLDER } from '../project.ts';
import { watchFunctions } from './functions-watch.ts';
import { expectFreePorts } from './ports-in-use.ts';
import { RunningParts } from './running-parts.ts';
import { startScheduler } from './scheduler.ts';
import { type DemoAccount, describeDev } from './summary.ts';
import { startWebServer } from './web-server.ts';

const LOG_FOLDER = join(CACHE_FOLDER, 'logs');

interface DevOptions {
  /** The folder that stores the emulators' data between runs. Null to store none. */
  readonly dataFolder: string | null;
  readonly freePorts: boolean;
  readonly accounts: readonly DemoAccount[];
  readonly password: string;
  readonly seed: (environment: Readonly<Record<string, string>>) => Promise<void>;
  readonly signal: AbortSignal;
  readonly print: (line: string) => void;
}

/**
 * Starts everything that the product needs on a developer's machine and runs it until `signal` aborts.
 * @throws MachineError or StartFailedError if something cannot start, Error if a part ends on its own. Everything else is
 * stopped first
 */
export async function runDev(options: DevOptions): Promise<void> {
  const startedAt = Date.now();
  const ports = options.freePorts ? await findFreePorts() : WELL_KNOWN_PORTS;
  await expectFreePorts(ports);
  const name = options.freePorts ? `dev-${ports.hub}` : 'dev';
  const parts = new RunningParts();
  try {
    await startParts(name, ports, parts, options);
    if (!options.signal.aborted) {
      options.print(
        describeDev({
          ports,
          accounts: options.accounts,
          password: options.password,
          logFile: emulatorsLog(name),
          dataFolder: options.dataFolder,
          seconds: (Date.now() - startedAt) / 1000,
        }),
      );
      await parts.untilOneEnds(options.signal);
    }
    options.print(options.dataFolder !== null ? 'Keeping the data and stopping …' : 'Stopping …');
  } finally {
    await parts.stop();
    if (options.freePorts) {
      rmSync(join(CACHE_FOLDER, name), { recursive: true, force: true });
    }
  }
}

async function startParts(
  name: string,
  ports: BackendPorts,
  parts: RunningParts,
  { dataFolder, seed, print, signal }: DevOptions,
): Promise<void> {
  mkdirSync(LOG_FOLDER, { recursive: true });
  const webLog = createWriteStream(join(LOG_FOLDER, `${name}-web.log`));
  parts.add('Vite', await startWebServer(ports, (line) => webLog.write(`${line}\n`)));
  const backend = await startBackend({
    name,
    ports,
    publicSiteUrl: urlOf(ports.web),
    logFile: emulatorsLog(name),
    dataFolder: dataFolder ?? undefined,
    onFound: print,
  });
  parts.add('The backend', backend);
  await seed(backend.environment);
  const bundle = functionsBundleFolder(join(CACHE_FOLDER, name));
  parts.add('The build of the functions', watchFunctions(bundle, urlOf(ports.hub), print));
  startScheduler(urlOf(ports.functions), print, signal);
}

function emulatorsLog(name: string): string {
  return join(LOG_FOLDER, `${name}.log`);
}
