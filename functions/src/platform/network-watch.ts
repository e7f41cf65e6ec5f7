import ipaddr from 'ipaddr.js';

/** Calls to an instance from one network after which it seems to be that of a proxy. People on one Wi-Fi can cause this too. */
export const CALLS_WATCHED = 50;

/** Ranges from which no visitor reaches Google: https://www.rfc-editor.org/rfc/rfc6890 */
const INTERNAL_RANGES = ['private', 'linkLocal', 'carrierGradeNat', 'uniqueLocal'];

/** Callers of a local backend. */
const LOCAL_RANGES = ['loopback', 'unspecified'];

/** Why the networks of an instance's callers may be those of proxies. Then callers would share one limit. */
type Doubt = 'not_public' | 'all_alike';

/** Watches the networks of an instance's callers. */
export class NetworkWatch {
  #calls = 0;
  #first: string | null = null;
  #hasDoubted = false;

  /**
   * Records the network of a call.
   * @returns a doubt, once per instance: at the first call from an internal address, or if the first `CALLS_WATCHED` calls
   * all came from one network
   */
  record(network: string): Doubt | null {
    const doubt = this.#hasDoubted ? null : this.#doubtAbout(network);
    this.#hasDoubted ||= doubt !== null;
    return doubt;
  }

  #doubtAbout(network: string): Doubt | null {
    const range = rangeOf(network);
    if (range === null || INTERNAL_RANGES.includes(range)) {
      return 'not_public';
    }
    if (this.#calls >= CALLS_WATCHED || LOCAL_RANGES.includes(range)) {
      return null;
    }
    this.#first ??= network;
    this.#calls = network === this.#first ? this.#calls + 1 : CALLS_WATCHED;
    return network === this.#first && this.#calls === CALLS_WATCHED ? 'all_alike' : null;
  }
}

/** Returns what an IP address or the first address of a network is used for. Null if it is neither. */
function rangeOf(network: string): string | null {
  const [address = ''] = network.split('/');
  return ipaddr.isValid(address) ? ipaddr.parse(address).range() : null;
}
