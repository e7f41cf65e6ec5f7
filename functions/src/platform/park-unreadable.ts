import type { CloudEvent } from 'firebase-functions/core';
import * as z from 'zod';
import { logFailure, stackWithoutMessage } from './log-failure.ts';

/**
 * Wraps the handler of a trigger that is retried. A document that fails its schema would fail at each try, for a day: it is logged by its
 * place and parked there, as it is. Any other failure is thrown on, without its message, and tried again.
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

/** The platform logs what a trigger throws. */
function withoutMessage(error: unknown): Error {
  const failure = new Error('A trigger failed');
  failure.stack = stackWithoutMessage(failure.message, error);
  return failure;
}
