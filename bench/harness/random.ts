/** A seeded pseudorandom number generator (mulberry32). */
export class Random {
  constructor(private state: number) {}

  /** Returns an integer from 0 up to, but not including, `end`. */
  below(end: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end);
  }

  chance(times: number, of: number): boolean {
    return this.below(of) < times;
  }

  pick<T>(choices: readonly T[]): T {
    const choice = choices[this.below(choices.length)];
    if (choice === undefined) {
      throw new RangeError('nothing to pick from');
    }
    return choice;
  }
}
