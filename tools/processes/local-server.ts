import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import type { Server } from 'node:net';
import { LOCAL_HOST } from '../project.ts';

export interface LocalServer {
  readonly port: number;
  /** Also closes the open connections of an HTTP server. */
  stop(): Promise<void>;
}

/**
 * Makes a server listen on this machine only.
 * @param port 0 for any free port
 * @throws Error if the port is in use
 */
export async function listenLocally(
  server: Server & Partial<Pick<HttpServer, 'closeAllConnections'>>,
  port = 0,
): Promise<LocalServer> {
  server.listen(port, LOCAL_HOST);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new TypeError('The server listens on no port.');
  }
  return {
    port: address.port,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections?.();
      await closed;
    },
  };
}
