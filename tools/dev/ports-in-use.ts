import { connect } from 'node:net';
import { type BackendPorts, isFree } from '../backend/ports.ts';
import { MachineError } from '../machine-error.ts';
import { LOCAL_HOST } from '../project.ts';

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
}

/** Other processes listen on some of the ports. The one-line message names the ports and the ways out. */
export class PortsInUseError extends MachineError {
  override readonly name = 'PortsInUseError';

  constructor(inUse: readonly PortInUse[]) {
    const ports = inUse.map(({ port, wantedFor }) => `port ${port} for ${wantedFor}`).join(', ');
    const finder = `lsof -i :${inUse.map(({ port }) => port).join(',')}`;
    super(
      `In use: ${ports}. End what uses them (${finder}), or take other ports: npm run dev -- --free-ports`,
    );
  }
}

/** @throws PortsInUseError if a process listens on one of the ports */
export async function expectFreePorts(ports: BackendPorts): Promise<void> {
  const checked = await Promise.all(
    USES.map(async ([name, wantedFor]): Promise<PortInUse[]> => {
      const port = ports[name];
      return (await isFree(port)) && !(await isAnswered(port)) ? [] : [{ port, wantedFor }];
    }),
  );
  const inUse = checked.flat();
  if (inUse.length > 0) {
    throw new PortsInUseError(inUse);
  }
}

/** macOS lets a process bind a port that another one has bound on all addresses, but a connection then reaches either. */
function isAnswered(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, LOCAL_HOST);
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
