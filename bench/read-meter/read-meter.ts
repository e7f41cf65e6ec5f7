import { addBills, type Bill, NOTHING, readsOfCount } from './bill.ts';
import { ListenStream } from './listen-stream.ts';
import type { RuledRead } from './ruled-read.ts';
import type { ListenMessage } from './web-channel.ts';

/** Adds up what web clients read and write, without what the rules read (`RulesJudgement`). */
export class ReadMeter {
  #bill = NOTHING;
  #lastSeenAt = 0;
  #ruledReads: RuledRead[] = [];
  readonly #streams = new Map<string, ListenStream>();
  /** Targets that go on in a session which has no name yet. */
  #resumed: readonly number[] = [];

  /** When something was metered last, in milliseconds. */
  get lastSeenAt(): number {
    return this.#lastSeenAt;
  }

  /** The bill since it was last taken. */
  take(): Bill {
    const bill = this.#bill;
    this.#bill = NOTHING;
    return bill;
  }

  /** What the rules judged since this was last taken, writes aside. */
  takeRuledReads(): RuledRead[] {
    const taken = this.#ruledReads;
    this.#ruledReads = [];
    return taken;
  }

  /** A client begins to listen. */
  listen(read: RuledRead): void {
    this.#ruledReads.push(read);
  }

  /**
   * A client resumes listening after its connection ended, as when its visitor signs in.
   * @param session of WebChannel, or null in the request that begins one
   */
  resume(session: string | null, targetIds: readonly number[]): void {
    if (session === null) {
      this.#resumed = targetIds;
    } else {
      this.#goOn(this.#streamOf(session), targetIds);
    }
  }

  /** A client counts, and gets this number. */
  count(read: RuledRead, entries: number): void {
    this.#ruledReads.push(read);
    this.#add({ aggregations: readsOfCount(entries) });
  }

  /** A client gets documents, some of which there may not be. */
  get(reads: readonly RuledRead[]): void {
    for (const read of reads) {
      this.#ruledReads.push(read);
      this.#add({ documents: 1 });
    }
  }

  /** A client writes. */
  write({ writes, deletes }: Pick<Bill, 'writes' | 'deletes'>): void {
    this.#add({ writes, deletes });
  }

  /**
   * The stream of messages to one client.
   * @param session of WebChannel, which continues in another response when one has ended
   */
  stream(session: string): (message: ListenMessage) => void {
    const stream = this.#streamOf(session);
    return (message) => this.#add({ documents: stream.see(message) });
  }

  #streamOf(session: string): ListenStream {
    const known = this.#streams.get(session);
    if (known !== undefined) {
      return known;
    }
    const stream = new ListenStream();
    this.#goOn(stream, this.#resumed);
    this.#resumed = [];
    this.#streams.set(session, stream);
    return stream;
  }

  #goOn(stream: ListenStream, targetIds: readonly number[]): void {
    const earlier = [...this.#streams.values()].filter((other) => other !== stream).reverse();
    for (const id of targetIds) {
      stream.resume(
        id,
        earlier.map((other) => other.resultOf(id)).find((result) => result !== undefined),
      );
    }
  }

  #add(part: Partial<Bill>): void {
    const bill = addBills(this.#bill, { ...NOTHING, ...part });
    if (JSON.stringify(bill) !== JSON.stringify(this.#bill)) {
      this.#lastSeenAt = Date.now();
    }
    this.#bill = bill;
  }
}
