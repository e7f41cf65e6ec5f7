import { type Message, message, t, translated } from '@prayer-community/i18n/text';
import * as z from 'zod';

/**
 * Gives zod 4 the default messages of zod 3 (`Required`, `Invalid email`, `String must
 * contain at most n character(s)`, …). Returns undefined to leave zod's own text.
 */
function specifiedMessage(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? t('Required')
        : t('Expected {expected}, received {received}', {
            expected: issue.expected,
            received: received(issue.input),
          });
    case 'too_big':
      return issue.origin === 'string'
        ? t(tooLong(issue.maximum))
        : arrayMessage(
            issue.origin,
            t('Array must contain at most {limit} element(s)', { limit: String(issue.maximum) }),
          );
    case 'too_small':
      return issue.origin === 'string'
        ? t(tooShort(issue.minimum))
        : arrayMessage(
            issue.origin,
            t('Array must contain at least {limit} element(s)', { limit: String(issue.minimum) }),
          );
    case 'invalid_format':
      return issue.format === 'regex' ? t('Invalid') : translated(`Invalid ${issue.format}`);
    case 'invalid_value':
      return issue.input === undefined
        ? t('Required')
        : t("Invalid enum value. Expected {choices}, received '{value}'", {
            choices: issue.values.map((value) => `'${String(value)}'`).join(' | '),
            value: String(issue.input),
          });
    case 'unrecognized_keys':
      return t('Unrecognized key(s) in object: {keys}', {
        keys: issue.keys.map((key) => `'${key}'`).join(', '),
      });
    default:
      return undefined;
  }
}

/** Returns the message of `specifiedMessage` about the length of a text, not translated yet. Undefined for any other issue. */
export function lengthMessage(issue: z.core.$ZodIssue | undefined): Message | undefined {
  if (issue?.code === 'too_big' && issue.origin === 'string') {
    return tooLong(issue.maximum);
  }
  return issue?.code === 'too_small' && issue.origin === 'string' ? tooShort(issue.minimum) : undefined;
}

function tooLong(limit: number | bigint): Message {
  return message('String must contain at most {limit} character(s)', { limit: String(limit) });
}

function tooShort(limit: number | bigint): Message {
  return message('String must contain at least {limit} character(s)', { limit: String(limit) });
}

/** For other sizes, zod's own message is used. */
function arrayMessage(origin: string, message: string): string | undefined {
  return origin === 'array' ? message : undefined;
}

function received(input: unknown): string {
  if (input === null) {
    return 'null';
  }
  return Array.isArray(input) ? 'array' : typeof input;
}

/** Attaches a message to a check in a schema. It is translated when the check fails. */
export function withMessage(message: Message) {
  return { error: () => t(message) };
}

z.config({ customError: specifiedMessage });
