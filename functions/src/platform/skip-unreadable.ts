import type { CloudEvent } from 'firebase-functions/core';
import { stackWithoutMessage } from './log-failure.ts';
import { UnreadableDocumentError } from './reader-of.ts';

/**
 * Wraps the handler of a retried trigger. If the event's own document fails its schema, it would fail on every retry for
 * a day, so it is logged by path and the event is dropped. Any other failure is rethrown without its message, and the
 * trigger is retried.
 */
export function skipUnreadable<Event extends CloudEvent<unknown>>(
  handle: (event: Event) => Promise<void>,
): (event: Event) => Promise<void> {
  return async (event) => {
    try {
      await handle(event);
    } catch (error) {
      if (error instanceof UnreadableDocumentError) {
        error.log();
        if (event.subject === `documents/${error.path}`) {
          return;
        }
      }
      throw withoutMessage(error);
    }
  };
}

/** Removes the message because the platform logs what a trigger throws. */
function withoutMessage(error: unknown): Error {
  const failure = new Error('A trigger failed');
  failure.stack = stackWithoutMessage(failure.message, error);
  return failure;
}
