import { message } from '@prayer-community/i18n/text';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { maxChars } from './max-chars.ts';
import './validation-messages.ts';

describe('maxChars', () => {
  test.each(['', 'abcd', '🙏🙏'])('accepts %j for a maximum of 4', (text) => {
    expect(z.string().check(maxChars(4)).safeParse(text).success).toBe(true);
  });

  test.each(['abcde', '🙏🙏.', '🙏🙏🙏'])(
    'rejects %j for a maximum of 4, with the specified message',
    (text) => {
      const parsed = z.string().check(maxChars(4)).safeParse(text);
      expect(parsed.error?.issues.map(({ message }) => message)).toEqual([
        'String must contain at most 4 character(s)',
      ]);
    },
  );

  test('shows a custom message', () => {
    const parsed = z
      .string()
      .check(maxChars(1, message('Invalid')))
      .safeParse('ab');
    expect(parsed.error?.issues[0]?.message).toBe('Invalid');
  });
});
