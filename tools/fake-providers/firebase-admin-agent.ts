import { Agent } from 'node:https';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * Routes firebase-admin's HTTP/1.1 calls to the fake providers without TLS, because messaging has no setting for its
 * hosts. Pass it to `initializeApp` as `httpAgent`.
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
