export class Topics {
  readonly #devices = new Map<string, Set<string>>();

  join(topic: string, tokens: readonly string[]): void {
    this.#devices.set(topic, new Set([...this.devicesOf(topic), ...tokens]));
  }

  leave(topic: string, tokens: readonly string[]): void {
    this.#devices.set(topic, new Set(this.devicesOf(topic).filter((token) => !tokens.includes(token))));
  }

  devicesOf(topic: string): string[] {
    return [...(this.#devices.get(topic) ?? [])];
  }
}
