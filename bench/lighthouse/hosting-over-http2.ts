import { request as requestOf } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { pipeline } from 'node:stream/promises';
import { emulatorAddress } from '../../functions/src/testing/test-backend.ts';
import { addressOf } from '../../tools/backend/ports.ts';
import { listenLocally } from '../../tools/processes/local-server.ts';
import { LOCAL_HOST } from '../../tools/project.ts';
import { makeCertificate } from '../../tools/strict-google/certificate.ts';

/** The site as Hosting serves it: https://firebase.google.com/docs/hosting#how-does-it-work */
export interface HostingOverHttp2 {
  readonly url: string;
  /** Makes Chromium trust the certificate. */
  readonly chromiumFlag: string;
  stop(): void;
}

/** Serves the emulator's site over HTTP/2 as Hosting does. Over HTTP/1.1, a browser would request only six files at a time. */
export async function serveOverHttp2(): Promise<HostingOverHttp2> {
  const { key, cert, spkiHash } = await makeCertificate([LOCAL_HOST]);
  const server = createSecureServer({ key, cert }, passOn);
  const { port } = await listenLocally(server);
  return {
    url: `https://${addressOf(port)}`,
    chromiumFlag: `--ignore-certificate-errors-spki-list=${spkiHash}`,
    stop: () => server.close(),
  };
}

/** Forwards a request to Hosting. Drops the connection headers of the response, which HTTP/2 does not allow. */
function passOn({ url, method, headers }: Http2ServerRequest, response: Http2ServerResponse): void {
  const fields = Object.entries(headers).filter(([name]) => !name.startsWith(':'));
  const onward = requestOf(new URL(url, emulatorAddress('WEB_URL')), {
    method,
    headers: Object.fromEntries(fields),
  });
  onward.on('response', (answered) => {
    const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...sent } = answered.headers;
    response.writeHead(answered.statusCode ?? 502, sent);
    void pipeline(answered, response).catch(() => onward.destroy());
  });
  onward.on('error', () => response.destroy());
  onward.end();
}
