import type { ListenMessage } from './web-channel.ts';

/** The documents of a result by name, each with when it was last updated. */
export type Result = ReadonlyMap<string, string>;

/** What a client listens to. */
interface Target {
  result: Map<string, string>;
  /** While the server sends a result again: what it was before. */
  before: Map<string, string>;
}

/**
 * Counts the documents that one stream of messages bills: each that comes into a result, or changes in it, or leaves it because
 * it was changed, but none that was deleted (https://firebase.google.com/docs/firestore/pricing#listens).
 *
 * The emulator answers each change of a limited query with a RESET and the whole result. Firestore bills a document by
 * what became of it, not by how often it is sent, so one that comes again as it was costs nothing. Which documents a RESET
 * leaves out because others pushed them below the limit, which is free, and which because they were changed, nobody says:
 * none of these is counted. The same where a client resumes after its connection ended: the emulator sends all of the result
 * once more, and Firestore what has changed.
 */
export class ListenStream {
  readonly #targets = new Map<number, Target>();
  readonly #resumed = new Map<number, Result>();

  /** What this stream sent of a target, or resumed from before it had sent all. */
  resultOf(id: number): Result | undefined {
    const target = this.#targets.get(id);
    return target && new Map([...target.before, ...target.result]);
  }

  /** A target resumes that another stream sent until now. */
  resume(id: number, before: Result = new Map()): void {
    this.#resumed.set(id, before);
  }

  /** How many documents this message bills. */
  see({ documentChange, documentDelete, documentRemove, targetChange }: ListenMessage): number {
    let reads = 0;
    if (documentChange !== undefined) {
      const { document, targetIds, removedTargetIds } = documentChange;
      reads += count(targetIds, (id) => this.#enter(id, document.name, document.updateTime));
      reads += count(removedTargetIds, (id) => this.#leave(id, document.name));
    }
    if (documentRemove !== undefined) {
      reads += count(documentRemove.removedTargetIds, (id) => this.#leave(id, documentRemove.document));
    }
    for (const id of documentDelete?.removedTargetIds ?? []) {
      this.#leave(id, documentDelete?.document ?? '');
    }
    return reads + this.#seeTargets(targetChange);
  }

  #seeTargets(change: ListenMessage['targetChange']): number {
    const ids = change?.targetIds ?? [];
    switch (change?.targetChangeType) {
      case 'ADD':
        for (const id of ids) {
          this.#begin(id);
        }
        return 0;
      case 'REMOVE':
        for (const id of ids) {
          this.#targets.delete(id);
        }
        return 0;
      case 'RESET':
        for (const id of ids) {
          this.#targets.set(id, { result: new Map(), before: new Map(this.resultOf(id)) });
        }
        return 0;
      case 'CURRENT':
        return count(ids, (id) => this.#complete(id));
      default:
        return 0;
    }
  }

  #begin(id: number): void {
    const before = this.#resumed.get(id);
    this.#resumed.delete(id);
    if (before === undefined) {
      this.#targets.delete(id);
    } else {
      this.#targets.set(id, { result: new Map(), before: new Map(before) });
    }
  }

  /** The target's result is complete. True where it is billed though it is empty: a query costs one read at least. */
  #complete(id: number): boolean {
    const target = this.#targets.get(id);
    if (target === undefined) {
      this.#targets.set(id, { result: new Map(), before: new Map() });
      return true;
    }
    target.before.clear();
    return false;
  }

  /** True where the document is new to the result, or changed in it. */
  #enter(id: number, name: string, updateTime: string): boolean {
    const target = this.#targets.get(id) ?? { result: new Map(), before: new Map() };
    this.#targets.set(id, target);
    const known = target.result.get(name) ?? target.before.get(name);
    target.result.set(name, updateTime);
    return known !== updateTime;
  }

  /** True where the document was in the result. */
  #leave(id: number, name: string): boolean {
    return this.#targets.get(id)?.result.delete(name) ?? false;
  }
}

function count(ids: readonly number[], isBilled: (id: number) => boolean): number {
  return ids.filter((id) => isBilled(id)).length;
}
