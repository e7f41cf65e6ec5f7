import { addBills, type Bill, NOTHING, readsOfCount } from './bill.ts';
import { ListenStream } from './listen-stream.ts';
import type { ListenMessage } from './web-channel.ts';

/** How many documents the rules read to judge one request to a collection. */
export type RulesReads = (collectionId: string) => number;

/** Adds up what a client reads. */
export class ReadMeter {
  #bill = NOTHING;
  readonly #rulesReads: RulesReads;
  readonly #streams = new Map<string, ListenStream>();

  constructor(rulesReads: RulesReads) {
    this.#rulesReads = rulesReads;
  }

  /** The bill so far, which is not taken yet. */
  peek(): Bill {
    return this.#bill;
  }

  /** The bill since it was last taken. */
  take(): Bill {
    const bill = this.#bill;
    this.#bill = NOTHING;
    return bill;
  }

  /** A client begins to listen. */
  listen(collectionId: string): void {
    this.#add({ rules: this.#rulesReads(collectionId) });
  }

  /** A client counts, and gets this number. */
  count(collectionId: string, entries: number): void {
    this.#add({ rules: this.#rulesReads(collectionId), aggregations: readsOfCount(entries) });
  }

  /**
   * The stream of messages to one client.
   * @param session of WebChannel, which goes on in another response when one has ended
   */
  stream(session: string): (message: ListenMessage) => void {
    const stream = this.#streams.get(session) ?? new ListenStream();
    this.#streams.set(session, stream);
    return (message) => this.#add({ documents: stream.see(message) });
  }

  #add(part: Partial<Bill>): void {
    this.#bill = addBills(this.#bill, { ...NOTHING, ...part });
  }
}
