import { createStore } from '../store.ts';

export class LiveCount {
  readonly #count = createStore(0);
  readonly value = this.#count.get;
  readonly subscribe = this.#count.subscribe;

  change(by: number): void {
    this.#count.set(this.#count.get() + by);
  }
}
