/** So many calls from one network are more than a hall full of people makes of one instance before anybody else calls. */
export const CALLS_WATCHED = 500;

/** Notices where all callers of an instance seem to have one address, which is a proxy's: all of them would share one limit. */
export class AddressWatch {
  #calls = 0;
  #first: string | null = null;

  /** Notes the network of a call; true once, where the first calls of this instance all came from one network. */
  isSuspicious(network: string): boolean {
    if (this.#calls >= CALLS_WATCHED) {
      return false;
    }
    this.#first ??= network;
    this.#calls = network === this.#first ? this.#calls + 1 : CALLS_WATCHED;
    return network === this.#first && this.#calls === CALLS_WATCHED;
  }
}
