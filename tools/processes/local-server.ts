import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Server as SecureServer } from 'node:https';
import { LOCAL_HOST } from '../project.ts';

/** A server that answers on this machine alone. */
export interface LocalServer {
  readonly port: number;
  /** Ends its connections too. */
  stop(): Promise<void>;
}

/**
 * Lets a server listen on this machine alone.
 * @param port 0 takes any free one
 * @throws Error where the port is in use
 */
export async function listenLocally(server: Server | SecureServer, port = 0): Promise<LocalServer> {
  server.listen(port, LOCAL_HOST);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
