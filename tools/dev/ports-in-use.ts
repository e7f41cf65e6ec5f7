import { type BackendPorts, isFree } from '../backend/ports.ts';
import { MachineError } from '../machine-error.ts';
import { findPortOwner, type PortOwner } from './port-owner.ts';

const USES: readonly (readonly [keyof BackendPorts, string])[] = [
  ['hub', 'the emulators’ hub'],
  ['logging', 'the emulators’ log'],
  ['hosting', 'Hosting'],
  ['functions', 'Functions'],
  ['firestore', 'Firestore'],
  ['firestoreWebsocket', 'Firestore’s websocket'],
  ['auth', 'Auth'],
  ['storage', 'Storage'],
  ['eventarc', 'Eventarc'],
  ['tasks', 'Tasks'],
  ['fakeProviders', 'the fake providers'],
  ['web', 'the web client'],
];

interface PortInUse {
  readonly port: number;
  readonly wantedFor: string;
  readonly owner: PortOwner | null;
}

/** Other processes listen on some of the ports. The one-line message names them and the ways out. */
export class PortsInUseError extends MachineError {
  override readonly name = 'PortsInUseError';

  constructor(inUse: readonly PortInUse[]) {
    const ids = [...new Set(inUse.flatMap(({ owner }) => (owner === null ? [] : [owner.id])))];
    const ports = inUse.map(({ port, wantedFor, owner }) => {
      const by = owner === null ? 'another process' : `${owner.command} (process ${owner.id})`;
      return `port ${port} for ${wantedFor} by ${by}`;
    });
    const end = ids.length === 0 ? 'End that process' : `End it (kill ${ids.join(' ')})`;
    super(`In use: ${ports.join(', ')}. ${end}, or take other ports: npm run dev -- --free-ports`);
  }
}

/** @throws PortsInUseError if a process listens on one of the ports */
export async function expectFreePorts(ports: BackendPorts): Promise<void> {
  const checked = await Promise.all(
    USES.map(async ([name, wantedFor]): Promise<PortInUse[]> => {
      const port = ports[name];
      // macOS lets a process bind a port that another one has bound on all addresses, but a connection then reaches
      // either.
      const owner = await findPortOwner(port);
      return owner === null && (await isFree(port)) ? [] : [{ port, wantedFor, owner }];
    }),
  );
  const inUse = checked.flat();
  if (inUse.length > 0) {
    throw new PortsInUseError(inUse);
  }
}
