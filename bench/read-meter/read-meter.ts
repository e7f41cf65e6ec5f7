import { addBills, type Bill, NOTHING, readsOfCount, type Written } from './bill.ts';
import { ListenStream } from './listen-stream.ts';
import type { RuledRead } from './ruled-read.ts';
import type { ListenMessage } from './web-channel.ts';

/** Adds up the reads and writes of web clients, excluding reads by the rules (`RulesJudgement`). */
export class ReadMeter {
  /** When something was last metered, in milliseconds. */
  lastSeenAt = 0;
  #bill = NOTHING;
  #ruledReads: RuledRead[] = [];
  readonly #streams = new Map<string, ListenStream>();
  /** Targets resumed in a session that has no name yet. */
  #resumed: readonly number[] = [];

  take(): Bill {
    const bill = this.#bill;
    this.#bill = NOTHING;
    return bill;
  }

  /** Returns the reads judged by the rules since the last call. Does not include writes. */
  takeRuledReads(): RuledRead[] {
    const taken = this.#ruledReads;
    this.#ruledReads = [];
    return taken;
  }

  listen(reads: readonly RuledRead[]): void {
    this.#ruledReads.push(...reads);
  }

  /**
   * Records that a client resumes listening after its connection ended, for example when its visitor signs in.
   * @param session the WebChannel session, or null in the request that starts one
   */
  resume(session: string | null, targetIds: readonly number[]): void {
    if (session === null) {
      this.#resumed = targetIds;
    } else {
      this.#goOn(this.#streamOf(session), targetIds);
    }
  }

  count(read: RuledRead, entries: number): void {
    this.#ruledReads.push(read);
    this.#add({ aggregations: readsOfCount(entries) });
  }

  /** Records a get of documents, some of which may not exist. */
  get(reads: readonly RuledRead[]): void {
    this.#ruledReads.push(...reads);
    this.#add({ documents: reads.length });
  }

  write(written: Written): void {
    this.#add(written);
  }

  /**
   * Returns a function that meters the messages to one client.
   * @param session the WebChannel session, which may continue in another response
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
    if (Object.values(part).some((count) => count > 0)) {
      this.lastSeenAt = Date.now();
    }
    this.#bill = addBills(this.#bill, { ...NOTHING, ...part });
  }
}
