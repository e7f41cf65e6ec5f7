import type { ListenMessage } from './web-channel.ts';

/** The names of the documents in a result, with their update times. */
export type Result = ReadonlyMap<string, string>;

interface Target {
  result: Map<string, string>;
  /** The previous result while the server sends it again. */
  before: Map<string, string>;
}

/**
 * Counts the documents billed for one stream of messages: each that enters a result, changes in it, or leaves it
 * because it was changed, but none that was deleted (https://firebase.google.com/docs/firestore/pricing#listens).
 *
 * The emulator answers each change of a limited query with a RESET and the whole result. Firestore bills a document for
 * its changes, not for how often it is sent, so an unchanged document costs nothing. When a RESET omits a document,
 * nothing shows whether others pushed it below the limit, which is free, or whether it was changed. Such documents are
 * not counted. The same applies when a client resumes after its connection ended: the emulator sends the whole result
 * again, whereas Firestore sends only the changes.
 */
export class ListenStream {
  readonly #targets = new Map<number, Target>();
  readonly #resumed = new Map<number, Result>();

  /** Returns the documents sent for a target, plus those of the previous result while it is sent again. */
  resultOf(id: number): Result | undefined {
    const target = this.#targets.get(id);
    return target && new Map([...target.before, ...target.result]);
  }

  /** Resumes a target that another stream has sent until now. */
  resume(id: number, before: Result = new Map()): void {
    this.#resumed.set(id, before);
  }

  /** Returns the number of documents that this message bills. */
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

  /** Marks the target's result as complete. Returns true if it is billed although empty, because a query costs at least one read. */
  #complete(id: number): boolean {
    const target = this.#targets.get(id);
    if (target === undefined) {
      this.#targets.set(id, { result: new Map(), before: new Map() });
      return true;
    }
    target.before.clear();
    return false;
  }

  /** True if the document is new in the result or has changed. */
  #enter(id: number, name: string, updateTime: string): boolean {
    const target = this.#targets.get(id) ?? { result: new Map(), before: new Map() };
    this.#targets.set(id, target);
    const known = target.result.get(name) ?? target.before.get(name);
    target.result.set(name, updateTime);
    return known !== updateTime;
  }

  #leave(id: number, name: string): boolean {
    return this.#targets.get(id)?.result.delete(name) ?? false;
  }
}

function count(ids: readonly number[], isBilled: (id: number) => boolean): number {
  return ids.filter((id) => isBilled(id)).length;
}
