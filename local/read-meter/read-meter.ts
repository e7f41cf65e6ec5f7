import { addBills, type Bill, NOTHING, readsOfCount } from './bill.ts';
import type { ListenMessage } from './web-channel.ts';

/** How many documents the rules read to judge one request to a collection. */
export type RulesReads = (collectionId: string) => number;

/** Adds up what a client reads. */
export class ReadMeter {
  #bill = NOTHING;
  readonly #rulesReads: RulesReads;

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

  /** A stream of messages to one client; each stream has its own. */
  stream(): (message: ListenMessage) => void {
    const delivered = new Map<number, number>();
    return ({ documentChange, documentDelete, targetChange }) => {
      for (const target of documentChange?.targetIds ?? []) {
        delivered.set(target, (delivered.get(target) ?? 0) + 1);
        this.#add({ documents: 1 });
      }
      if (documentDelete !== undefined) {
        this.#add({ documents: 1 });
      }
      if (targetChange?.targetChangeType === 'CURRENT') {
        const empty = (targetChange.targetIds ?? []).filter((target) => !delivered.has(target));
        for (const target of empty) {
          delivered.set(target, 0);
          this.#add({ documents: 1 });
        }
      }
    };
  }

  #add(part: Partial<Bill>): void {
    this.#bill = addBills(this.#bill, { ...NOTHING, ...part });
  }
}
