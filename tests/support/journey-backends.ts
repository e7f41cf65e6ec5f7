import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';
import type { Backend } from '../../tools/backend/backend.ts';
import { urlOf } from '../../tools/backend/backend-environment.ts';
import { type LocalServer, listenLocally } from '../../tools/processes/local-server.ts';
import { CACHE_FOLDER } from '../../tools/project.ts';

/** Backends for the workers of a journey run. They outlive the workers, because each failure ends a worker. */
export interface JourneyBackends {
  /** Answers `/N` with the environment variables for the backend of worker N, once it runs. */
  readonly url: string;
  stop(): Promise<void>;
}

export type StartBackend = (worker: string) => Promise<Backend>;

/**
 * Builds the web client and starts the first backend. The others start on demand.
 * @param backendsIn receives a folder for this run and starts the build
 * @throws MissingEmulatorsError, StartFailedError as `startBackend` does
 */
export async function startJourneyBackends(
  backendsIn: (folder: string) => StartBackend,
): Promise<JourneyBackends> {
  const folder = join(CACHE_FOLDER, `journeys-${process.pid}`);
  const start = backendsIn(folder);
  const started = new Map<string, Promise<Backend>>();
  const backendOf = (worker: string): Promise<Backend> => {
    const backend = started.get(worker) ?? start(worker);
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
  const { port, stop } = await serve(async (path) => (await backendOf(basename(path))).environment);
  return { url: urlOf(port), stop: () => Promise.all([stop(), stopAll()]).then(() => {}) };
}

/** Answers requests on this machine with JSON, or with an error message. */
async function serve(answer: (path: string) => Promise<object>): Promise<LocalServer> {
  const server = createServer(async (request, response) => {
    try {
      response.end(JSON.stringify(await answer(request.url ?? '')));
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.message : String(error));
    }
  });
  return listenLocally(server);
}
