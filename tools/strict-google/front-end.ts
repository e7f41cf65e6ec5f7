import { createServer as createPlainServer } from 'node:http';
import { createServer } from 'node:https';
import express, { Router } from 'express';
import { listenLocally } from '../processes/local-server.ts';
import { LOCAL_HOST } from '../project.ts';
import { readBody } from './call.ts';
import { makeCertificate } from './certificate.ts';
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
  const hosts = Object.keys(byHost);
  const { key, cert, spkiHash } = await makeCertificate(hosts);
  const google = express().use(readBody);
  for (const [host, handlers] of Object.entries(byHost)) {
    const service = Router().use(...handlers);
    google.use((request, response, next) =>
      request.hostname === host ? service(request, response, next) : next(),
    );
  }
  const listening = await Promise.all([
    listenLocally(createServer({ key, cert }, google)),
    listenLocally(createPlainServer(express().use(readBody, ...accounts))),
  ]);
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
