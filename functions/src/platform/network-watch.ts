/** More calls than a hall full of people on one network makes to an instance before anyone else calls it. */
export const CALLS_WATCHED = 500;

/**
 * Detects that all callers of an instance seem to have the same address. Then it is the address of a proxy, and all
 * callers would share one limit.
 */
export class NetworkWatch {
  #calls = 0;
  #first: string | null = null;

  /** Records the network of a call. True once, if the first `CALLS_WATCHED` calls of this instance all came from one network. */
  record(network: string): boolean {
    if (this.#calls >= CALLS_WATCHED) {
      return false;
    }
    this.#first ??= network;
    this.#calls = network === this.#first ? this.#calls + 1 : CALLS_WATCHED;
    return network === this.#first && this.#calls === CALLS_WATCHED;
  }
}
