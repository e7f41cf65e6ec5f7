import { once } from 'node:events';

export interface Part {
  readonly exited: Promise<number>;
  stop(): Promise<void>;
}

export class RunningParts {
  readonly #parts = new Map<string, Part>();

  add(name: string, part: Part): void {
    this.#parts.set(name, part);
  }

  /**
   * Waits until `signal` aborts.
   * @throws Error if a part ends before that
   */
  async untilOneEnds(signal: AbortSignal): Promise<void> {
    if (!signal.aborted) {
      const ends = [...this.#parts].map(async ([name, { exited }]) => {
        throw new Error(`${name} ended by itself with code ${await exited}; its log is in .cache/logs.`);
      });
      await Promise.race([once(signal, 'abort'), ...ends]);
    }
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#parts.values()].map((part) => part.stop()));
  }
}
