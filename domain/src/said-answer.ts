import { type Refusal, spokenWait } from './refusal.ts';
import { filledIn } from './texts/catalogue.ts';
import { said } from './texts/text.ts';
import type { Text } from './texts/texts.ts';

/** Texts whose blanks a function fills before it answers. */
const FILLED_BY_FUNCTIONS = [
  'This circle is by invitation only. Ask one of its members to invite you at {email}.',
  'Too many failed attempts. Please try again in {wait}.',
  'Please wait {wait} before requesting another code.',
  'Failed to post to belief wall. You can share another prayer request in {wait}.',
  'String must contain at most {limit} character(s)',
  'String must contain at least {limit} character(s)',
] as const satisfies readonly Text[];

/** What a function answered, which speaks English, in the reader's language. */
export function saidAnswer({
  error,
  retryAfterSeconds,
}: Pick<Refusal, 'error' | 'retryAfterSeconds'>): string {
  for (const english of FILLED_BY_FUNCTIONS) {
    const filling = fillingOf(english, error);
    if (filling !== null) {
      const ours = retryAfterSeconds === undefined ? filling : { wait: spokenWait(retryAfterSeconds) };
      return filledIn(said(english), ours, undefined);
    }
  }
  return said(error);
}

/** What stands in the blanks of a text; null where the message is not this text. */
function fillingOf(english: string, message: string): Record<string, string> | null {
  const pattern = english.replaceAll(/[.()]/g, '\\$&').replaceAll(/\{(\w+)\}/g, '(?<$1>.+)');
  return new RegExp(`^${pattern}$`).exec(message)?.groups ?? null;
}
