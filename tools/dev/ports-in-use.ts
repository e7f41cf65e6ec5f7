import { connect } from 'node:net';
import { type BackendPorts, isFree } from '../backend/ports.ts';
import { MachineError } from '../machine-error.ts';
import { LOCAL_HOST } from '../project.ts';

export class PortsInUseError extends MachineError {
  override readonly name = 'PortsInUseError';

  constructor(inUse: readonly (readonly [name: string, port: number])[]) {
    const ports = inUse.map(([name, port]) => `port ${port} for ${name}`).join(', ');
    const finder = `lsof -i :${inUse.map(([, port]) => port).join(',')}`;
    super(
      `In use: ${ports}. End what uses them (${finder}), or take other ports: npm run dev -- --free-ports`,
    );
  }
}

/** @throws PortsInUseError if a process listens on one of the ports */
export async function expectFreePorts(ports: BackendPorts): Promise<void> {
  const checked = await Promise.all(
    Object.entries(ports).map(async ([name, port]): Promise<[string, number][]> => {
      return (await isFree(port)) && !(await isAnswered(port)) ? [] : [[name, port]];
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
