import * as z from 'zod';
import { said, text } from '../texts/text.ts';

/**
 * Gives zod 4 the default messages of zod 3, which the specification quotes
 * (`Required`, `Invalid email`, `String must contain at most n character(s)`, …).
 * Returning undefined leaves zod's own text.
 */
export function specifiedMessage(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? text('Required')
        : text('Expected {expected}, received {received}', {
            expected: issue.expected,
            received: received(issue.input),
          });
    case 'too_big':
      return issue.origin === 'string'
        ? text('String must contain at most {limit} character(s)', { limit: String(issue.maximum) })
        : arrayMessage(
            issue.origin,
            text('Array must contain at most {limit} element(s)', { limit: String(issue.maximum) }),
          );
    case 'too_small':
      return issue.origin === 'string'
        ? text('String must contain at least {limit} character(s)', { limit: String(issue.minimum) })
        : arrayMessage(
            issue.origin,
            text('Array must contain at least {limit} element(s)', { limit: String(issue.minimum) }),
          );
    case 'invalid_format':
      return issue.format === 'regex' ? text('Invalid') : said(`Invalid ${issue.format}`);
    case 'invalid_value':
      return issue.input === undefined
        ? text('Required')
        : text("Invalid enum value. Expected {choices}, received '{value}'", {
            choices: issue.values.map((value) => `'${String(value)}'`).join(' | '),
            value: String(issue.input),
          });
    case 'unrecognized_keys':
      return text('Unrecognized key(s) in object: {keys}', {
        keys: issue.keys.map((key) => `'${key}'`).join(', '),
      });
    default:
      return undefined;
  }
}

/** Of other sizes zod says its own. */
function arrayMessage(origin: string, message: string): string | undefined {
  return origin === 'array' ? message : undefined;
}

function received(input: unknown): string {
  if (input === null) {
    return 'null';
  }
  return Array.isArray(input) ? 'array' : typeof input;
}

z.config({ customError: specifiedMessage });
