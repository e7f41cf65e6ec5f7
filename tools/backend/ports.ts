import { createServer } from 'node:net';
import { LOCAL_HOST } from '../project.ts';

/** Everything of the local backend that listens, under the names of the Firebase CLI where it has one. */
export interface BackendPorts {
  readonly hub: number;
  readonly logging: number;
  readonly hosting: number;
  readonly functions: number;
  readonly firestore: number;
  readonly firestoreWebsocket: number;
  readonly auth: number;
  readonly storage: number;
  readonly eventarc: number;
  readonly tasks: number;
  readonly fakeProviders: number;
  readonly web: number;
}

/** The Firebase CLI's usual ports (hosting aside: macOS keeps 5000 for AirPlay), Vite's, and one for the fake providers. */
export const WELL_KNOWN_PORTS: BackendPorts = {
  hub: 4400,
  logging: 4500,
  hosting: 5002,
  functions: 5001,
  firestore: 8080,
  firestoreWebsocket: 9150,
  auth: 9099,
  storage: 9199,
  eventarc: 9299,
  tasks: 9499,
  fakeProviders: 8025,
  web: 5173,
};

// Below the ranges from which Linux (32768) and macOS (49152) give ports to outgoing connections.
const LOWEST_FREE_PORT = 20_000;
const HIGHEST_FREE_PORT = 32_000;

/** A server takes its port seconds after this process chose it. */
const taken = new Set<number>();

/** A port for everything, none of them in use now, so that several backends run side by side. */
export async function findFreePorts(): Promise<BackendPorts> {
  const next = findFreePort;
  return {
    hub: await next(),
    logging: await next(),
    hosting: await next(),
    functions: await next(),
    firestore: await next(),
    firestoreWebsocket: await next(),
    auth: await next(),
    storage: await next(),
    eventarc: await next(),
    tasks: await next(),
    fakeProviders: await next(),
    web: await next(),
  };
}

/** A port that is not in use now. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = LOWEST_FREE_PORT + Math.floor(Math.random() * (HIGHEST_FREE_PORT - LOWEST_FREE_PORT));
    if (!taken.has(port) && (await isFree(port))) {
      taken.add(port);
      return port;
    }
  }
}

/** Whether a server could listen on this port now. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, LOCAL_HOST, () => server.close(() => resolve(true)));
  });
}

/** `host:port` of one of a backend's servers. */
export function addressOf(port: number): string {
  return `${LOCAL_HOST}:${port}`;
}
