import { t } from '@prayer-community/i18n/text';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PrayerRequestForm, prayerRequestFormSchema } from './prayer-request-form.ts';
import { PRAYER_REQUEST_FORM_DEFAULTS } from './prayer-request-rules.ts';
import { REQUEST_FORM_MESSAGES } from './request-form-messages.ts';

const complete: PrayerRequestForm = {
  ...PRAYER_REQUEST_FORM_DEFAULTS,
  firstName: 'Ruth',
  lastName: 'Moab',
  prayerText: 'For the harvest.',
};

function messagesOf(form: unknown): Record<string, string> {
  const result = prayerRequestFormSchema.safeParse(form);
  return Object.fromEntries(
    (result.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
  );
}

describe('the prayer request form', () => {
  test('opens with the specified defaults', () => {
    expect(PRAYER_REQUEST_FORM_DEFAULTS).toMatchObject({
      isOnBehalf: 'no',
      categories: [],
      followUpRequested: 'no',
      contactPreference: 'none',
      submissionType: 'prayer_team',
      shareOnBeliefWall: 'no',
      urgencyLevel: 'low',
    });
  });

  test('accepts a named request with text', () => {
    expect(messagesOf(complete)).toEqual({});
  });

  test('requires both names unless it is on behalf of someone', () => {
    const required = 'First name and last name are required when not submitting on behalf of someone else.';
    const nameless = { ...complete, firstName: ' ', lastName: '' };
    expect(messagesOf(nameless)).toEqual({
      firstName: required,
      lastName: required,
    });
    expect(messagesOf({ ...nameless, isOnBehalf: 'yes' })).toEqual({});
  });

  test('requires phone and email if a follow-up is requested', () => {
    expect(messagesOf({ ...complete, followUpRequested: 'yes' })).toEqual({
      phone: 'Phone number is required when requesting contact.',
      email: 'Email address is required when requesting contact.',
    });
  });

  test('rejects a phone number that cannot be dialed, whether required or not', () => {
    expect(messagesOf({ ...complete, phone: '12' })).toEqual({
      phone: t(REQUEST_FORM_MESSAGES.phoneInvalid),
    });
    const followUp = { ...complete, followUpRequested: 'yes', email: 'ruth@example.org' };
    expect(messagesOf({ ...followUp, phone: '12' })).toEqual({
      phone: t(REQUEST_FORM_MESSAGES.phoneInvalid),
    });
    expect(messagesOf({ ...followUp, phone: '202-555-0142' })).toEqual({});
  });

  test('accepts a recording instead of a text, but rejects a request with neither', () => {
    expect(messagesOf({ ...complete, prayerText: '  ' })).toEqual({
      prayerText: t(REQUEST_FORM_MESSAGES.textOrRecording),
    });
    expect(messagesOf({ ...complete, prayerText: '', hasRecording: true })).toEqual({});
  });

  test('uses the messages of zod 3 where it sets none of its own', () => {
    expect(messagesOf({ ...complete, prayerText: 'x'.repeat(501) })).toEqual({
      prayerText: 'String must contain at most 500 character(s)',
    });
    expect(messagesOf({ ...complete, email: 'ruth@' })).toEqual({ email: 'Invalid email' });
    const { firstName: _, ...withoutFirstName } = complete;
    expect(messagesOf(withoutFirstName)).toEqual({ firstName: 'Required' });
    expect(messagesOf({ ...complete, urgencyLevel: 'now' }).urgencyLevel).toBe(
      "Invalid enum value. Expected 'low' | 'medium' | 'high', received 'now'",
    );
  });

  test('accepts any text of 1 to 500 characters that is not blank', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 500 }), (prayerText) => {
        const refused = 'prayerText' in messagesOf({ ...complete, prayerText });
        expect(refused).toBe(prayerText.trim() === '');
      }),
    );
  });
});
