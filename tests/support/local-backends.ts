import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { startBackend } from '../../tools/backend/backend.ts';
import { buildWeb } from '../../tools/backend/build-web.ts';
import { addressOf, type BackendPorts, findFreePorts, WELL_KNOWN_PORTS } from '../../tools/backend/ports.ts';
import { CACHE_FOLDER } from '../../tools/project.ts';
import type { StartBackend } from './journey-backends.ts';

/** Placeholders in the single build of the web client for the ports of each backend. No real port is that high by chance. */
const BUILT_FOR: BackendPorts = {
  ...WELL_KNOWN_PORTS,
  auth: 65_501,
  firestore: 65_502,
  functions: 65_503,
  storage: 65_504,
};

/** Returns backends whose emulators browsers reach at addresses of this machine. */
export function localBackends(folder: string): StartBackend {
  const webBuild = buildWeb(BUILT_FOR, join(folder, 'web'));
  return async (worker) => {
    const ports = await findFreePorts();
    const webFolder = join(folder, `web-${worker}`);
    mkdirSync(webFolder, { recursive: true });
    const [backend] = await Promise.all([
      startBackend({
        name: join(basename(folder), `emulators-${worker}`),
        ports,
        webFolder,
        sharesFunctionsProcess: true,
        logFile: join(CACHE_FOLDER, 'logs', `journeys-${worker}.log`),
      }),
      webBuild.then(() => copyWeb(join(folder, 'web'), webFolder, ports)),
    ]);
    return backend;
  };
}

/** Copies the web client and points it to the ports of a backend. */
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
