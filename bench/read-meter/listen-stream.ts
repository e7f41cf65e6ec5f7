import type { ListenMessage } from './web-channel.ts';

/** The names of the documents in a result, with their update times. */
type Result = ReadonlyMap<string, string>;

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

  resume(id: number, before: Result = new Map()): void {
    this.#resumed.set(id, before);
  }

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
    return (
      reads + count(targetChange?.targetIds ?? [], (id) => this.#turn(id, targetChange?.targetChangeType))
    );
  }

  /** Returns true if the target is billed although it is empty, because a query costs at least one read. */
  #turn(id: number, type: string | undefined): boolean {
    const resumed = this.#resumed.get(id);
    const target = this.#targets.get(id);
    switch (type) {
      case 'ADD':
        this.#resumed.delete(id);
        this.#targets.delete(id);
        if (resumed !== undefined) {
          this.#begin(id, resumed);
        }
        return false;
      case 'REMOVE':
        this.#targets.delete(id);
        return false;
      case 'RESET':
        this.#begin(id, this.resultOf(id));
        return false;
      case 'CURRENT':
        (target ?? this.#begin(id)).before.clear();
        return target === undefined;
      default:
        return false;
    }
  }

  #begin(id: number, before?: Result): Target {
    const target = { result: new Map(), before: new Map(before) };
    this.#targets.set(id, target);
    return target;
  }

  #enter(id: number, name: string, updateTime: string): boolean {
    const target = this.#targets.get(id) ?? this.#begin(id);
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
