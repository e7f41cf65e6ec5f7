export interface Part {
  readonly exited: Promise<number>;
  stop(): Promise<void>;
}

export class PartEndedError extends Error {
  override readonly name = 'PartEndedError';

  constructor(part: string, exitCode: number) {
    super(`${part} ended by itself with code ${exitCode}; its log is in .cache/logs.`);
  }
}

export class RunningParts {
  readonly #parts: { name: string; part: Part }[] = [];

  async start(name: string, part: Part | Promise<Part>): Promise<void> {
    this.#parts.push({ name, part: await part });
  }

  /**
   * Waits until `signal` aborts.
   * @throws PartEndedError if a part ends before that
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

  async stop(): Promise<void> {
    await Promise.all(this.#parts.map(({ part }) => part.stop()));
  }
}
