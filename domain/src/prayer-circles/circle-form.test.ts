import { describe, expect, it } from 'vitest';
import { CIRCLE_NAME_MAX_CHARS } from '../limits.ts';
import { circleFormSchema, inviteFormSchema, toCircleDetails } from './circle-form.ts';

const messagesOf = (result: { error?: { issues: { message: string }[] } }) =>
  result.error?.issues.map(({ message }) => message);

describe('the circle form', () => {
  it('requires a name that is not blank', () => {
    expect(messagesOf(circleFormSchema.safeParse({ name: '  ', description: '', topic: '' }))).toEqual([
      'Circle name is required',
    ]);
  });

  it('limits the length of the name, with the specified message', () => {
    const form = { name: 'x'.repeat(CIRCLE_NAME_MAX_CHARS + 1), description: '', topic: '' };

    expect(messagesOf(circleFormSchema.safeParse(form))).toEqual([
      'String must contain at most 100 character(s)',
    ]);
  });

  it('stores null for blank fields', () => {
    const form = circleFormSchema.parse({ name: ' Healing ', description: ' ', topic: 'Family' });

    expect(toCircleDetails(form)).toEqual({ name: 'Healing', description: null, topic: 'Family' });
  });
});

describe('the invite form', () => {
  it('normalizes the address to the form used to find accounts', () => {
    expect(inviteFormSchema.parse({ circleId: 'c', email: ' Ruth@Example.org ' }).email).toBe(
      'ruth@example.org',
    );
  });

  it.each(['', 'ruth', 'ruth@', 'a b@example.org'])('rejects "%s"', (email) => {
    expect(messagesOf(inviteFormSchema.safeParse({ circleId: 'c', email }))).toEqual([
      'Please enter a valid email address',
    ]);
  });
});
