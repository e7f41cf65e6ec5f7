import { logger } from 'firebase-functions/logger';

/**
 * Logs a failure in the format that Error Reporting groups by stack frames. Never logs its message, which can quote
 * user input. https://cloud.google.com/error-reporting/docs/formatting-error-messages
 * @param what a readable description of what failed
 * @param details only ids and names
 */
export function logFailure(what: string, error: unknown, details: object = {}): void {
  logger.write({
    severity: 'ERROR',
    message: what,
    ...details,
    stack_trace: stackWithoutMessage(what, error),
  });
}

/** Returns the stack of a failure with its message replaced. */
export function stackWithoutMessage(what: string, error: unknown): string {
  if (!(error instanceof Error)) {
    return `${typeof error}: ${what}`;
  }
  const { name, message, stack = '' } = error;
  // A message may contain lines that look like frames.
  const afterMessage = stack.slice(message === '' ? 0 : stack.indexOf(message) + message.length);
  const frames = afterMessage.split('\n').filter((line) => line.startsWith('    at '));
  return [`${name}: ${what}`, ...frames].join('\n');
}
