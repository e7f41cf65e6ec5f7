import * as z from 'zod';

/**
 * Gives zod 4 the default messages of zod 3, which the specification quotes
 * (`Required`, `Invalid email`, `String must contain at most n character(s)`, …).
 * Returning undefined leaves zod's own text.
 */
export function specifiedMessage(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'Required'
        : `Expected ${issue.expected}, received ${received(issue.input)}`;
    case 'too_big':
      return issue.origin === 'string'
        ? `String must contain at most ${issue.maximum} character(s)`
        : sizeMessage(issue.origin, 'at most', issue.maximum);
    case 'too_small':
      return issue.origin === 'string'
        ? `String must contain at least ${issue.minimum} character(s)`
        : sizeMessage(issue.origin, 'at least', issue.minimum);
    case 'invalid_format':
      return issue.format === 'regex' ? 'Invalid' : `Invalid ${issue.format}`;
    case 'invalid_value':
      return issue.input === undefined
        ? 'Required'
        : `Invalid enum value. Expected ${issue.values.map((value) => `'${String(value)}'`).join(' | ')}, received '${String(issue.input)}'`;
    case 'unrecognized_keys':
      return `Unrecognized key(s) in object: ${issue.keys.map((key) => `'${key}'`).join(', ')}`;
    default:
      return undefined;
  }
}

function sizeMessage(origin: string, bound: string, size: number | bigint): string | undefined {
  return origin === 'array' ? `Array must contain ${bound} ${size} element(s)` : undefined;
}

function received(input: unknown): string {
  if (input === null) {
    return 'null';
  }
  return Array.isArray(input) ? 'array' : typeof input;
}

z.config({ customError: specifiedMessage });
