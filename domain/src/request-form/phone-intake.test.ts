import { LANGUAGES } from '@prayer-community/i18n/language';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NAME_MAX_CHARS } from '../limits.ts';
import { prayerData } from '../testing/prayer-data.ts';
import { EMPTY_PHONE_INTAKE, phoneIntakeSchema, toPhoneSubmission } from './phone-intake.ts';
import { submitPrayerRequestInputSchema } from './submit-prayer-request.ts';

const SUBMISSION_ID = '4f9f8a3e-8a1b-4c6d-9a70-0d3c2b1a0f9e';

describe('a phone intake', () => {
  const intake = { ...EMPTY_PHONE_INTAKE, prayerText: 'For my mother.' };

  it('contains only the text by default, for the prayer team and never for the wall', () => {
    expect(toPhoneSubmission(intake)).toEqual({
      prayerData: prayerData({ is_on_behalf: false }),
      contactData: null,
      language: 'en',
    });
  });

  it('asks for a callback if there is a phone number', () => {
    const { prayerData, contactData } = toPhoneSubmission({
      ...intake,
      callerName: 'Ruth Meyer',
      phone: '555 0166',
      isUrgent: true,
      isConfidential: true,
    });

    expect(prayerData).toMatchObject({
      contact_preference: 'call',
      submission_type: 'confidential',
      urgency_level: 'high',
    });
    expect(contactData).toEqual({ first_name: 'Ruth', last_name: 'Meyer', phone: '555 0166', email: null });
  });

  it.each([
    ['555 0166', true, 'text'],
    ['555 0166', false, 'call'],
    ['', false, 'none'],
  ])('with the number %j and consent to a text message %s prefers: %s', (phone, agreesToText, preference) => {
    const { prayerData } = toPhoneSubmission({ ...intake, phone, agreesToText });

    expect(prayerData.contact_preference).toBe(preference);
  });

  it.each([
    ['555 0166', true, true],
    ['+1 202 555 0142', true, true],
    ['', true, false],
    ['her sister’s', true, false],
    ['', false, true],
    ['202 555 0142, ask for Ruth', false, true],
  ])('with the number %j and consent to a text message %s is valid: %s', (phone, agreesToText, isValid) => {
    const { error } = phoneIntakeSchema.safeParse({ ...intake, phone, agreesToText });

    expect(error?.issues.map(({ path }) => path) ?? []).toEqual(isValid ? [] : [['phone']]);
  });

  it('is accepted by submitPrayerRequest for any input, but without a full name only from staff', () => {
    const anyIntake = fc.record({
      prayerText: fc.string({ minLength: 1 }),
      callerName: fc.string({ maxLength: NAME_MAX_CHARS }),
      phone: fc.string({ maxLength: 40 }),
      language: fc.constantFrom(...LANGUAGES),
      isUrgent: fc.boolean(),
      isConfidential: fc.boolean(),
      agreesToText: fc.boolean(),
    });
    fc.assert(
      fc.property(anyIntake, (typed) => {
        const parsed = phoneIntakeSchema.safeParse(typed);
        fc.pre(parsed.success);
        const input = { submissionId: SUBMISSION_ID, ...toPhoneSubmission(parsed.data), audioPath: null };

        expect(submitPrayerRequestInputSchema.safeParse({ ...input, source: 'phone' }).success).toBe(true);
        const isNamed = input.contactData?.first_name != null && input.contactData.last_name !== null;
        expect(submitPrayerRequestInputSchema.safeParse({ ...input, source: 'web' }).success).toBe(isNamed);
      }),
    );
  });
});
