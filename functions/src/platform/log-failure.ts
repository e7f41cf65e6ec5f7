import { logger } from 'firebase-functions/logger';

/**
 * Logs a failure as Error Reporting groups it, by the frames of its stack; never its message, which can quote what a person wrote.
 * https://cloud.google.com/error-reporting/docs/formatting-error-messages
 * @param what failed, for a reader
 * @param details ids and names alone
 */
export function logFailure(what: string, error: unknown, details: object = {}): void {
  logger.write({
    severity: 'ERROR',
    message: what,
    ...details,
    stack_trace: stackWithoutMessage(what, error),
  });
}

/** The stack of a failure, with other words in place of its message. */
export function stackWithoutMessage(what: string, error: unknown): string {
  if (!(error instanceof Error)) {
    return `${typeof error}: ${what}`;
  }
  const { name, message, stack = '' } = error;
  // A message may have lines that look like frames.
  const afterMessage = stack.slice(message === '' ? 0 : stack.indexOf(message) + message.length);
  const frames = afterMessage.split('\n').filter((line) => line.startsWith('    at '));
  return [`${name}: ${what}`, ...frames].join('\n');
}
