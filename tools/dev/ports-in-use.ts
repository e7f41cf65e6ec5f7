import { type BackendPorts, isFree } from '../backend/ports.ts';
import { MachineError } from '../machine-error.ts';
import { findPortOwner, type PortOwner } from './port-owner.ts';

/** What uses each port, in words for people. */
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

/** Ports that something else listens on; the message names it and the ways out in one line. */
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

/** @throws PortsInUseError when something listens on one of the ports */
export async function expectFreePorts(ports: BackendPorts): Promise<void> {
  const checked = await Promise.all(
    USES.map(async ([name, wantedFor]): Promise<PortInUse[]> => {
      const port = ports[name];
      // macOS lets a port be taken that somebody holds for all addresses, but a connection reaches either.
      const owner = await findPortOwner(port);
      return owner === null && (await isFree(port)) ? [] : [{ port, wantedFor, owner }];
    }),
  );
  const inUse = checked.flat();
  if (inUse.length > 0) {
    throw new PortsInUseError(inUse);
  }
}
