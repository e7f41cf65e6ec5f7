import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contactInfoSchema, withoutGender } from './contact.ts';
import { toContactInfo } from './prayer-data.ts';
import { PRAYER_REQUEST_FORM_DEFAULTS } from './prayer-request-rules.ts';
import { GENDERS } from './request-choices.ts';

const NOBODY = { first_name: null, last_name: null, phone: null, email: null };
const RUTH = { ...NOBODY, first_name: 'Ruth', last_name: 'Moab' };

it('a contact is sent if at least one field is filled, including the gender', () => {
  const form = PRAYER_REQUEST_FORM_DEFAULTS;
  expect(toContactInfo(form)).toBeNull();
  expect(toContactInfo({ ...form, firstName: 'Ruth', lastName: 'Moab' })).toEqual(RUTH);
  expect(toContactInfo({ ...form, gender: 'female' })).toEqual({ ...NOBODY, gender: 'female' });
});

it('a contact from before the gender question is as valid as one with an answer', () => {
  expect(contactInfoSchema.parse(RUTH)).toEqual(RUTH);
  expect(contactInfoSchema.parse({ ...RUTH, gender: 'male' })).toEqual({ ...RUTH, gender: 'male' });
  expect(contactInfoSchema.safeParse({ ...RUTH, gender: 'other words' }).success).toBe(false);
});

it('withoutGender removes only the gender, and returns null if nothing else remains', () => {
  expect(withoutGender(null)).toBeNull();
  expect(withoutGender({ ...NOBODY, gender: 'male' })).toBeNull();
  fc.assert(
    fc.property(fc.option(fc.constantFrom(...GENDERS), { nil: undefined }), (gender) => {
      expect(withoutGender({ ...RUTH, gender })).toStrictEqual(RUTH);
    }),
  );
});
