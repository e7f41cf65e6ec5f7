import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import type { MessageKind, NewMessage, SentMessage } from './message.ts';

const EMPTY = { from: null, subject: '', text: '', html: null, data: {} };

/** The oldest messages are dropped beyond this number. */
const MOST_MESSAGES = 2_000;

export interface MessageFilter {
  readonly kind?: MessageKind;
  /** One of the recipients, case-insensitive. */
  readonly to?: string;
}

/** The messages that the fake providers received, newest first. Lost when the fake providers stop. */
export class MessageStore {
  #messages: SentMessage[] = [];
  readonly #changes = new EventEmitter<{ change: [] }>().setMaxListeners(0);

  add(messages: readonly NewMessage[]): void {
    if (messages.length === 0) {
      return;
    }
    const receivedAt = new Date().toISOString();
    const added = messages.map((message) => ({ ...EMPTY, ...message, id: randomUUID(), receivedAt }));
    this.#messages = [...added.toReversed(), ...this.#messages].slice(0, MOST_MESSAGES);
    this.#changes.emit('change');
  }

  find({ kind, to }: MessageFilter): SentMessage[] {
    const wanted = to?.toLowerCase();
    return this.#messages.filter(
      (message) =>
        (kind === undefined || message.kind === kind) &&
        (wanted === undefined || message.to.some((recipient) => recipient.toLowerCase() === wanted)),
    );
  }

  clear(): void {
    this.#messages = [];
    this.#changes.emit('change');
  }

  /** Calls back on every change until the returned function is called. */
  onChange(callback: () => void): () => void {
    this.#changes.on('change', callback);
    return () => this.#changes.off('change', callback);
  }

  /** Like {@link find}, but waits up to `timeoutMs` for at least `count` messages. */
  async findWithin(filter: MessageFilter, count: number, timeoutMs: number): Promise<SentMessage[]> {
    const deadline = AbortSignal.timeout(timeoutMs);
    while (this.find(filter).length < count && !deadline.aborted) {
      // Rejects only on timeout.
      await once(this.#changes, 'change', { signal: deadline }).catch(() => {});
    }
    return this.find(filter);
  }
}
