import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';

const BEGUN = /^\[info\] .*?functions: Beginning execution of "/;
const WORK = /\[work-queue\] (?:.*)"queueLength":(\d+),.*"workRunningCount":(\d+)/;

/** Counts function runs by following the growing debug log of the Firebase CLI. */
export class FunctionRuns {
  #readBytes = 0;
  #rest = '';
  #begun = 0;
  #isIdle = true;
  #lastSeenAt = 0;

  /** @param debugLog the path of the CLI's `firebase-debug.log` */
  constructor(private readonly debugLog: string) {}

  take(): number {
    this.#follow();
    const begun = this.#begun;
    this.#begun = 0;
    return begun;
  }

  areOver(): boolean {
    this.#follow();
    return this.#isIdle;
  }

  /** Returns when a function last began or ended, in milliseconds. */
  lastSeenAt(): number {
    this.#follow();
    return this.#lastSeenAt;
  }

  #follow(): void {
    const lines = (this.#rest + this.#news()).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) {
      if (BEGUN.test(line)) {
        this.#begun += 1;
      }
      const [, waiting, running] = WORK.exec(line) ?? [];
      if (waiting !== undefined) {
        this.#isIdle = waiting === '0' && running === '0';
        this.#lastSeenAt = Date.now();
      }
    }
  }

  #news(): string {
    if (!existsSync(this.debugLog)) {
      return '';
    }
    const file = openSync(this.debugLog, 'r');
    const news = Buffer.alloc(fstatSync(file).size - this.#readBytes);
    readSync(file, news, { position: this.#readBytes });
    closeSync(file);
    this.#readBytes += news.length;
    return news.toString('latin1');
  }
}
