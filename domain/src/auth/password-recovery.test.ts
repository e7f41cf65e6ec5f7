import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import {
  newPasswordFormSchema,
  recoveryLink,
  recoveryLinkSchema,
  resetPasswordFormSchema,
  resetRequestFormSchema,
} from './password-recovery.ts';

function messagesOf(schema: z.ZodType, form: unknown): Record<string, string> {
  const issues = schema.safeParse(form).error?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]));
}

describe('the password reset request form', () => {
  test.each(['', 'ruth', 'ruth@', `${'x'.repeat(250)}@example.org`])('rejects %j', (email) => {
    expect(messagesOf(resetRequestFormSchema, { email })).toEqual({
      email: 'Please enter a valid email address',
    });
  });

  test('trims spaces around the email address', () => {
    expect(resetRequestFormSchema.parse({ email: ' ruth@example.org ' })).toEqual({
      email: 'ruth@example.org',
    });
  });
});

describe('a new password', () => {
  test('needs at least six characters on the password reset page', () => {
    expect(messagesOf(resetPasswordFormSchema, { password: '12345', confirmPassword: '12345' })).toEqual({
      password: 'Password must be at least 6 characters',
    });
    expect(messagesOf(resetPasswordFormSchema, { password: '123456', confirmPassword: '123456' })).toEqual(
      {},
    );
  });

  test('needs at least eight characters on the new password page', () => {
    expect(messagesOf(newPasswordFormSchema, { password: '1234567', confirmPassword: '1234567' })).toEqual({
      password: 'Password must be at least 8 characters',
    });
    expect(messagesOf(newPasswordFormSchema, { password: '12345678', confirmPassword: '12345678' })).toEqual(
      {},
    );
  });

  test('reports a mismatched confirmation along with a length error', () => {
    expect(messagesOf(newPasswordFormSchema, { password: '1', confirmPassword: '2' })).toEqual({
      password: 'Password must be at least 8 characters',
      confirmPassword: "Passwords don't match",
    });
  });
});

test('the emailed link leads to the reset page with the parameters that page reads', () => {
  expect(recoveryLink('recovery', 'https://prayer.example.org', 'a+b/c=&d')).toBe(
    'https://prayer.example.org/password-reset?type=recovery&oobCode=a%2Bb%2Fc%3D%26d',
  );
  const parameters = { type: 'recovery', oobCode: 'a+b/c=&d' };
  expect(recoveryLinkSchema.parse(parameters)).toEqual(parameters);
  expect(recoveryLinkSchema.safeParse({ ...parameters, type: 'signup' }).success).toBe(false);
});
