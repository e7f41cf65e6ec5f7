import { type Keyed, memberKey } from './member-key.ts';
import type { List, Value } from './value.ts';

/** Unordered members, each once; 1 and 1.0 are one member, as are NaN and NaN. */
export class ValueSet implements Keyed {
  private constructor(private readonly byKey: ReadonlyMap<string, Value>) {}

  static of(members: Iterable<Value>): ValueSet {
    const byKey = new Map<string, Value>();
    for (const member of members) {
      const key = memberKey(member);
      if (!byKey.has(key)) {
        byKey.set(key, member);
      }
    }
    return new ValueSet(byKey);
  }

  get members(): List {
    return [...this.byKey.values()];
  }

  get size(): number {
    return this.byKey.size;
  }

  get memberKey(): string {
    return `set ${[...this.byKey.keys()].sort().join()}`;
  }

  has(member: Value): boolean {
    return this.byKey.has(memberKey(member));
  }
}
