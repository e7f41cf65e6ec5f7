import { Agent } from 'node:https';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

/** Sends an SDK's HTTPS calls unencrypted to a local server, for SDKs that cannot be configured with a host. */
export class PlainAgent extends Agent {
  readonly #server: URL;

  constructor(serverUrl: string) {
    super();
    this.#server = new URL(serverUrl);
  }

  override createConnection(): Duplex {
    return connect(Number(this.#server.port), this.#server.hostname);
  }
}
