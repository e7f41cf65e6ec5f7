import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { emulatorAddress } from '../../functions/src/testing/test-backend.ts';
import { addressOf } from '../../tools/backend/ports.ts';
import { listenLocally } from '../../tools/processes/local-server.ts';
import { LOCAL_HOST } from '../../tools/project.ts';
import { makeCertificate } from '../../tools/strict-google/certificate.ts';

/** The site as Hosting serves it: https://firebase.google.com/docs/hosting#how-does-it-work */
interface HostingOverHttp2 {
  readonly url: string;
  /** Makes Chromium trust the certificate. */
  readonly chromiumFlag: string;
  stop(): void;
}

/** Headers that describe the connection to the emulator. */
const OF_THE_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
]);

const compress = promisify(brotliCompress);

/**
 * Serves the emulator's site over HTTP/2 and compressed with brotli, as Hosting does
 * (https://github.com/firebase/firebase-tools/issues/4119). The emulator offers HTTP/1.1, where a browser requests only
 * six files at a time, and gzip.
 */
export async function serveOverHttp2(): Promise<HostingOverHttp2> {
  const { key, cert, spkiHash } = await makeCertificate([LOCAL_HOST]);
  const answers = new Map<string, ReturnType<typeof fetchCompressed>>();
  const server = createSecureServer(
    { key, cert },
    ({ url }: Http2ServerRequest, response: Http2ServerResponse) => {
      const answer = answers.get(url) ?? fetchCompressed(url);
      answers.set(url, answer);
      answer.then(
        ({ status, headers, body }) => response.writeHead(status, headers).end(body),
        () => response.destroy(),
      );
    },
  );
  const { port } = await listenLocally(server);
  return {
    url: `https://${addressOf(port)}`,
    chromiumFlag: `--ignore-certificate-errors-spki-list=${spkiHash}`,
    stop: () => server.close(),
  };
}

async function fetchCompressed(url: string) {
  const answered = await fetch(new URL(url, emulatorAddress('WEB_URL')));
  const headers = [...answered.headers].filter(([name]) => !OF_THE_CONNECTION.has(name));
  return {
    status: answered.status,
    headers: { ...Object.fromEntries(headers), 'content-encoding': 'br' },
    body: await compress(await answered.arrayBuffer()),
  };
}
