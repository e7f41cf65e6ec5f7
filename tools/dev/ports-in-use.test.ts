import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { findFreePorts } from '../backend/ports.ts';
import { MachineError } from '../machine-error.ts';
import { expectFreePorts } from './ports-in-use.ts';

async function whileListening(host: string, port: number, use: () => Promise<void>): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  try {
    await use();
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

describe('free ports', () => {
  it('are all different and free', async () => {
    const ports = await findFreePorts();
    expect(new Set(Object.values(ports)).size).toBe(12);
    await expectFreePorts(ports);
  });
});

describe('a port in use', () => {
  it.each(['127.0.0.1', '0.0.0.0'])('is reported with two remedies when bound to %s', async (host) => {
    const ports = await findFreePorts();
    await whileListening(host, ports.firestore, async () => {
      const check = expectFreePorts(ports);
      await expect(check).rejects.toThrow(MachineError);
      await expect(check).rejects.toThrow(
        `In use: port ${ports.firestore} for firestore. ` +
          `End what uses them (lsof -i :${ports.firestore}), or take other ports: npm run dev -- --free-ports`,
      );
    });
  });
});
