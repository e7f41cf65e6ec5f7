import { Agent } from 'node:https';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * Leads firebase-admin's HTTP/1.1 calls (messaging has no setting for its hosts) to the outbox, in the clear: give it to
 * `initializeApp` as `httpAgent`.
 */
export class OutboxAgent extends Agent {
  readonly #outbox: URL;

  /** @param outboxUrl for example `http://127.0.0.1:8025` */
  constructor(outboxUrl: string) {
    super();
    this.#outbox = new URL(outboxUrl);
  }

  override createConnection(): Duplex {
    return connect(Number(this.#outbox.port), this.#outbox.hostname);
  }
}
