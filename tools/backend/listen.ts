import type { Server as HttpServer } from 'node:http';
import type { Server } from 'node:net';
import { LOCAL_HOST } from '../project.ts';

/** Lets a server listen on this machine, at a free port unless one is named; returns the port. */
export async function listen(server: Server, port = 0): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOCAL_HOST, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new TypeError('The server listens on no port.');
  }
  return address.port;
}

/** Ends a server and its connections. */
export function closeServer(server: HttpServer): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
