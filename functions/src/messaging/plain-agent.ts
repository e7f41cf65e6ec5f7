import { Agent } from 'node:https';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

/** Leads an SDK's HTTPS calls to one server of this machine, in the clear, where the SDK has no setting for its hosts. */
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
