import { createServer } from 'node:http';
import { emulatorAddress } from '../../functions/src/testing/test-backend.ts';
import { urlOf } from '../../tools/backend/backend-environment.ts';
import { listenLocally } from '../../tools/processes/local-server.ts';

const FIRST_FOLDER = 'assets';

/** The site at its own address, where a new version can be released during a visit. */
export interface ChangingSite {
  readonly url: string;
  /** Releases the same files under new names, as a deployment does. Those of the version before are gone. */
  release(): void;
  stop(): Promise<void>;
}

/** Forwards everything to the site under test, and names the folder of its files after the current version. */
export async function startChangingSite(): Promise<ChangingSite> {
  let folder = FIRST_FOLDER;
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    if (path.startsWith(`/${FIRST_FOLDER}`) && !path.startsWith(`/${folder}/`)) {
      response.writeHead(404).end();
      return;
    }
    const answer = await fetch(new URL(path.replace(folder, FIRST_FOLDER), emulatorAddress('WEB_URL')));
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    response.end(
      /html|javascript|css/.test(type)
        ? inVersion(folder, await answer.text())
        : Buffer.from(await answer.arrayBuffer()),
    );
  });
  const { port, stop } = await listenLocally(server);
  return {
    url: urlOf(port),
    release: () => {
      folder = `${folder}-next`;
    },
    stop,
  };
}

/** A build also gives a new revision to the pages, whose names stay the same. */
function inVersion(folder: string, text: string): string {
  return text
    .replaceAll(`${FIRST_FOLDER}/`, `${folder}/`)
    .replaceAll('"revision":"', `"revision":"${folder}-`);
}
