import type { CloudEvent } from 'firebase-functions/core';
import * as z from 'zod';
import { logFailure, stackWithoutMessage } from './log-failure.ts';

/**
 * Wraps the handler of a retried trigger. A document that fails its schema would fail on every retry for a day, so it
 * is logged by path and left as it is. Any other failure is rethrown without its message, and the trigger is retried.
 */
export function parkUnreadable<Event extends CloudEvent<unknown>>(
  handle: (event: Event) => Promise<void>,
): (event: Event) => Promise<void> {
  return async (event) => {
    try {
      await handle(event);
    } catch (error) {
      if (error instanceof z.ZodError) {
        const fields = error.issues.map(({ path }) => path.map(String).join('.'));
        logFailure('A stored document could not be read', error, { subject: event.subject, fields });
        return;
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
