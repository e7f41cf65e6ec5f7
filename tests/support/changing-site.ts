import { createServer } from 'node:http';
import { emulatorAddress } from '../../functions/src/testing/test-backend.ts';
import { urlOf } from '../../tools/backend/backend-environment.ts';
import { listenLocally } from '../../tools/processes/local-server.ts';

/** The site at its own address, where a new version can be released during a visit. */
export interface ChangingSite {
  readonly url: string;
  /** Changes the service worker, which is how a browser detects a new version. */
  release(): void;
  stop(): Promise<void>;
}

/** Forwards everything to the site under test, and adds the current version to its service worker. */
export async function startChangingSite(): Promise<ChangingSite> {
  let version = 1;
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', emulatorAddress('WEB_URL')));
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(request.url === '/service-worker.js' ? `${body}\n// Version ${version}` : body);
  });
  const { port, stop } = await listenLocally(server);
  return {
    url: urlOf(port),
    release: () => {
      version += 1;
    },
    stop,
  };
}
