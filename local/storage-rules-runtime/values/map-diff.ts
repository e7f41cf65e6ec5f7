import { type Keyed, memberKey } from './member-key.ts';
import type { ValueMap } from './value.ts';

export type KeyStatus = 'added' | 'removed' | 'changed' | 'unchanged';

/** What became of each key between two maps. */
export class MapDiff implements Keyed {
  private readonly statuses: ReadonlyMap<string, KeyStatus>;

  /** @param after the map on which `diff` was called */
  constructor(after: ValueMap, before: ValueMap) {
    const statuses = new Map<string, KeyStatus>();
    for (const [key, value] of after) {
      const old = before.get(key);
      const isSame = old !== undefined && memberKey(old) === memberKey(value);
      statuses.set(key, old === undefined ? 'added' : isSame ? 'unchanged' : 'changed');
    }
    for (const key of before.keys()) {
      if (!after.has(key)) {
        statuses.set(key, 'removed');
      }
    }
    this.statuses = statuses;
  }

  keys(...wanted: readonly KeyStatus[]): string[] {
    return [...this.statuses].filter(([, status]) => wanted.includes(status)).map(([key]) => key);
  }

  get memberKey(): string {
    return `diff ${[...this.statuses]
      .map(([key, status]) => `${JSON.stringify(key)}:${status}`)
      .sort()
      .join()}`;
  }
}
