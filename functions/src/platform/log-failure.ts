import { logger } from 'firebase-functions/logger';

/** A code such as `9` or `auth/user-not-found`, which cannot quote user input. */
const CODE = /^[\w/-]{1,64}$/;

/**
 * Logs a failure with its code, in the format that Error Reporting groups by stack frames. Never logs its message, which
 * can quote user input. https://cloud.google.com/error-reporting/docs/formatting-error-messages
 * @param what a readable description of what failed
 * @param details only ids and names
 */
export function logFailure(what: string, error: unknown, details: object = {}): void {
  logger.write({
    severity: 'ERROR',
    message: what,
    ...details,
    ...codeOf(error),
    stack_trace: stackWithoutMessage(what, error),
  });
}

function codeOf(error: unknown): { code?: string | number } {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'number' || (typeof code === 'string' && CODE.test(code)) ? { code } : {};
}

/** Returns the stack of a failure with its message replaced by a description and its code. */
export function stackWithoutMessage(what: string, error: unknown): string {
  if (!(error instanceof Error)) {
    return `${typeof error}: ${what}`;
  }
  const { name, message, stack = '' } = error;
  // A message may contain lines that look like frames.
  const afterMessage = stack.slice(message === '' ? 0 : stack.indexOf(message) + message.length);
  const frames = afterMessage.split('\n').filter((line) => line.startsWith('    at '));
  const { code } = codeOf(error);
  return [`${name}: ${what}${code === undefined ? '' : ` (code ${code})`}`, ...frames].join('\n');
}
