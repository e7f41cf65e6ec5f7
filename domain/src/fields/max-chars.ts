import { type Message, t } from '@prayer-community/i18n/text';
import type * as z from 'zod';

/**
 * Checks that a text has at most `maximum` UTF-16 code units, the way a browser's maxlength, the counter on the screen
 * and the rules' size() count them. zod's own `max` counts an emoji as one and would allow up to twice as much.
 * @example trimmedText().check(maxChars(500))
 */
export function maxChars(maximum: number, message?: Message): z.core.CheckFn<string> {
  return (context) => {
    if (context.value.length > maximum) {
      context.issues.push({
        code: 'too_big',
        origin: 'string',
        maximum,
        inclusive: true,
        input: context.value,
        message: message && t(message),
      });
    }
  };
}
