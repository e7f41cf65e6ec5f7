import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';
import { type Backend, startBackend } from '../../local/backend/backend.ts';
import { urlOf } from '../../local/backend/backend-environment.ts';
import { buildWeb } from '../../local/backend/build-web.ts';
import { addressOf, type BackendPorts, findFreePorts, WELL_KNOWN_PORTS } from '../../local/backend/ports.ts';
import { CACHE_FOLDER, LOCAL_HOST } from '../../local/project.ts';

/** Stand in the one build of the web client where each backend's own ports belong; no port is that high by chance. */
const BUILT_FOR: BackendPorts = {
  ...WELL_KNOWN_PORTS,
  auth: 65_501,
  firestore: 65_502,
  functions: 65_503,
  storage: 65_504,
};

/** Backends for the workers of a run of journeys. They outlive their workers, of which each failure ends one. */
export interface JourneyBackends {
  /** Answers `/N` with the variables by which worker N finds its backend, once that runs. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Builds the web client and starts the first backend; the others start when they are asked for.
 * @throws MissingArchiveError, StartFailedError as {@link startBackend} does
 */
export async function startJourneyBackends(): Promise<JourneyBackends> {
  const folder = join(CACHE_FOLDER, `journeys-${process.pid}`);
  const webBuild = buildWeb(BUILT_FOR, join(folder, 'web'));
  const started = new Map<string, Promise<Backend>>();
  const backendOf = (worker: string): Promise<Backend> => {
    const backend = started.get(worker) ?? startOne(folder, worker, webBuild);
    started.set(worker, backend);
    return backend;
  };
  const stopAll = async () => {
    for (const start of await Promise.allSettled(started.values())) {
      await (start.status === 'fulfilled' && start.value.stop());
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await backendOf('0');
  } catch (error) {
    await stopAll();
    throw error;
  }
  const { url, close } = await serve(async (path) => (await backendOf(basename(path))).environment);
  return { url, stop: () => Promise.all([close(), stopAll()]).then(() => {}) };
}

/** Answers requests on this machine with JSON, or with the message of what went wrong. */
async function serve(
  answer: (path: string) => Promise<object>,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    try {
      response.end(JSON.stringify(await answer(request.url ?? '')));
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.message : String(error));
    }
  });
  server.listen(0, LOCAL_HOST);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: urlOf(port),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function startOne(folder: string, worker: string, webBuild: Promise<void>): Promise<Backend> {
  const ports = await findFreePorts();
  const webFolder = join(folder, `web-${worker}`);
  mkdirSync(webFolder, { recursive: true });
  const [backend] = await Promise.all([
    startBackend({
      name: join(basename(folder), `emulators-${worker}`),
      ports,
      webFolder,
      publicSiteUrl: urlOf(ports.hosting),
      logFile: join(CACHE_FOLDER, 'logs', `journeys-${worker}.log`),
      onArchives: () => {},
    }),
    webBuild.then(() => copyWeb(join(folder, 'web'), webFolder, ports)),
  ]);
  return backend;
}

/** Copies the web client and leads it to a backend's ports. */
function copyWeb(built: string, to: string, ports: BackendPorts): void {
  cpSync(built, to, { recursive: true });
  for (const name of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    if (/\.(?:js|html)$/.test(name)) {
      const file = join(to, name);
      writeFileSync(file, withPorts(readFileSync(file, 'utf8'), ports));
    }
  }
}

function withPorts(text: string, ports: BackendPorts): string {
  const emulators = ['auth', 'firestore', 'functions', 'storage'] as const;
  return emulators.reduce(
    (changed, emulator) => changed.replaceAll(addressOf(BUILT_FOR[emulator]), addressOf(ports[emulator])),
    text,
  );
}
