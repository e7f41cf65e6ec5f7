export class LiveCount {
  #value = 0;
  readonly #watchers = new Set<() => void>();

  readonly value = (): number => this.#value;

  readonly subscribe = (wake: () => void): (() => void) => {
    this.#watchers.add(wake);
    return () => this.#watchers.delete(wake);
  };

  change(by: number): void {
    this.#value += by;
    for (const wake of this.#watchers) {
      wake();
    }
  }
}
