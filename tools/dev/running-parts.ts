/** Something that runs until it is stopped, or ends on its own. */
export interface Part {
  readonly exited: Promise<number>;
  stop(): Promise<void>;
}

/** A part that should have gone on running ended. */
export class PartEndedError extends Error {
  override readonly name = 'PartEndedError';

  constructor(part: string, exitCode: number) {
    super(`${part} ended by itself with code ${exitCode}; its log is in .cache/logs.`);
  }
}

/** What was started together and ends together. */
export class RunningParts {
  readonly #parts: { name: string; part: Part }[] = [];

  /** Takes a part in, once it has started. */
  async start(name: string, part: Part | Promise<Part>): Promise<void> {
    this.#parts.push({ name, part: await part });
  }

  /**
   * Settles when `signal` aborts.
   * @throws PartEndedError when a part ends before
   */
  async untilOneEnds(signal: AbortSignal): Promise<void> {
    await Promise.race([
      new Promise<void>((resolve) => {
        if (signal.aborted) {
          resolve();
        }
        signal.addEventListener('abort', () => resolve(), { once: true });
      }),
      ...this.#parts.map(async ({ name, part }) => {
        throw new PartEndedError(name, await part.exited);
      }),
    ]);
  }

  /** Ends all parts. */
  async stop(): Promise<void> {
    await Promise.all(this.#parts.map(({ part }) => part.stop()));
  }
}
