import { t } from '@prayer-community/i18n/text';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SIGN_IN_FORM_MESSAGES, signInCodeSchema, signInFormSchema } from './sign-in-form.ts';

function messagesOf(form: unknown): Record<string, string> {
  const issues = signInFormSchema.safeParse(form).error?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]));
}

describe('the login form', () => {
  test('requires a username and a six-character password, with the specified messages', () => {
    expect(messagesOf({ username: '  ', password: '12345' })).toEqual({
      username: 'Please enter your username',
      password: 'Password must be at least 6 characters',
    });
    expect(messagesOf({ username: 'ruth', password: '123456' })).toEqual({});
  });

  test('does not trim the password', () => {
    const form = signInFormSchema.parse({ username: ' ruth ', password: ' secret ' });
    expect(form).toEqual({ username: 'ruth', password: ' secret ' });
  });
});

describe('signInCodeSchema', () => {
  test('accepts any six digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), (number) => {
        expect(signInCodeSchema.safeParse(String(number).padStart(6, '0')).success).toBe(true);
      }),
    );
  });

  test.each(['', '12345', '1234567', '12345a', ' 12345', '123456\n', '１２３４５６'])(
    'rejects %j with the specified message',
    (code) => {
      const [issue] = signInCodeSchema.safeParse(code).error?.issues ?? [];
      expect(issue?.message).toBe(t(SIGN_IN_FORM_MESSAGES.codeRequired));
      expect(issue?.message).toBe('Please enter a 6-digit verification code.');
    },
  );
});
