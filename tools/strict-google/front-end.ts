import { createServer as createPlainServer } from 'node:http';
import { createServer } from 'node:https';
import { listenLocally } from '../processes/local-server.ts';
import { LOCAL_HOST } from '../project.ts';
import { makeCertificate } from './certificate.ts';
import { answerFrom } from './pass-on.ts';
import { type ServicesOptions, servicesOf } from './services.ts';

export interface FrontEnd {
  /** The TLS port for requests to Google's hosts. */
  readonly port: number;
  readonly cert: string;
  /** The port at which the functions reach Firebase Auth. */
  readonly accountsPort: number;
  /** Flags that route Chromium's requests for Google's hosts here and block the rest of the network. */
  readonly chromiumFlags: readonly string[];
  stop(): Promise<void>;
}

/**
 * Starts a stand-in for Google's front end between browsers and the emulators. It is strict where the emulators are
 * lenient.
 * @throws Error if openssl is not installed
 */
export async function startFrontEnd(options: ServicesOptions): Promise<FrontEnd> {
  const { byHost, accounts } = servicesOf(options);
  const hosts = [...byHost.keys()];
  const { key, cert, spkiHash } = await makeCertificate(hosts);
  const server = createServer({ key, cert }, (request, response) => {
    void answerFrom(byHost.get(request.headers.host ?? ''), request, response);
  });
  const accountsServer = createPlainServer((request, response) => {
    void answerFrom(accounts, request, response);
  });
  const listening = await Promise.all([listenLocally(server), listenLocally(accountsServer)]);
  const [{ port }, { port: accountsPort }] = listening;
  const rules = hosts.map((host) => `MAP ${host} ${LOCAL_HOST}:${port}`);
  return {
    port,
    cert,
    accountsPort,
    chromiumFlags: [
      `--host-resolver-rules=${[...rules, 'MAP * ~NOTFOUND', `EXCLUDE ${LOCAL_HOST}`].join(', ')}`,
      `--ignore-certificate-errors-spki-list=${spkiHash}`,
    ],
    async stop() {
      await Promise.all(listening.map(({ stop }) => stop()));
    },
  };
}
