import { Agent } from 'node:https';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * Leads firebase-admin's HTTP/1.1 calls (messaging has no setting for its hosts) to the fake providers, in the clear: give it to
 * `initializeApp` as `httpAgent`.
 */
export class FakeProvidersAgent extends Agent {
  readonly #url: URL;

  /** @param fakeProvidersUrl for example `http://127.0.0.1:8025` */
  constructor(fakeProvidersUrl: string) {
    super();
    this.#url = new URL(fakeProvidersUrl);
  }

  override createConnection(): Duplex {
    return connect(Number(this.#url.port), this.#url.hostname);
  }
}
