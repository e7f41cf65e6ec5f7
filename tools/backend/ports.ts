import { createServer } from 'node:net';
import { LOCAL_HOST } from '../project.ts';

/** The default ports of the Firebase CLI and Vite, and one for the fake providers. Hosting avoids 5000, which macOS uses for AirPlay. */
export const WELL_KNOWN_PORTS = {
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

export type BackendPorts = Readonly<Record<keyof typeof WELL_KNOWN_PORTS, number>>;

// Below the ephemeral port ranges of Linux (from 32768) and macOS (from 49152).
const LOWEST_FREE_PORT = 20_000;
const HIGHEST_FREE_PORT = 32_000;

/** Ports already handed out. A server binds its port only seconds later. */
const taken = new Set<number>();

/** Returns an unused port for every server so that several backends can run side by side. */
export async function findFreePorts(): Promise<BackendPorts> {
  const free: Record<string, number> = {};
  for (const name of Object.keys(WELL_KNOWN_PORTS)) {
    free[name] = await findFreePort();
  }
  return { ...WELL_KNOWN_PORTS, ...free };
}

export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = LOWEST_FREE_PORT + Math.floor(Math.random() * (HIGHEST_FREE_PORT - LOWEST_FREE_PORT));
    if (!taken.has(port) && (await isFree(port))) {
      taken.add(port);
      return port;
    }
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, LOCAL_HOST, () => server.close(() => resolve(true)));
  });
}

export function addressOf(port: number): string {
  return `${LOCAL_HOST}:${port}`;
}
