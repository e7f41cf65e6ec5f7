import { connect } from 'node:net';
import type { BackendPorts } from '../backend/ports.ts';
import { MachineError } from '../machine-error.ts';
import { LOCAL_HOST } from '../project.ts';

/** @throws MachineError if a process listens on one of the ports */
export async function expectFreePorts(ports: BackendPorts): Promise<void> {
  const inUse: [name: string, port: number][] = [];
  for (const [name, port] of Object.entries(ports)) {
    if (await isAnswered(port)) {
      inUse.push([name, port]);
    }
  }
  if (inUse.length > 0) {
    const named = inUse.map(([name, port]) => `port ${port} for ${name}`).join(', ');
    const finder = `lsof -i :${inUse.map(([, port]) => port).join(',')}`;
    throw new MachineError(
      `In use: ${named}. End what uses them (${finder}), or take other ports: npm run dev -- --free-ports`,
    );
  }
}

/** Connects instead of binding, because macOS lets a process bind a port that another one has bound on all addresses. */
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
