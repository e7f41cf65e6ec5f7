import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contactInfoSchema, withoutGender } from './contact.ts';
import { toContactInfo } from './prayer-data.ts';
import { PRAYER_REQUEST_FORM_DEFAULTS } from './prayer-request-rules.ts';
import { GENDERS } from './request-choices.ts';

const NOBODY = { first_name: null, last_name: null, phone: null, email: null };
const RUTH = { ...NOBODY, first_name: 'Ruth', last_name: 'Moab' };

it('a contact is sent when at least one part is filled, the gender too', () => {
  const form = PRAYER_REQUEST_FORM_DEFAULTS;
  expect(toContactInfo(form)).toBeNull();
  expect(toContactInfo({ ...form, firstName: 'Ruth', lastName: 'Moab' })).toEqual(RUTH);
  expect(toContactInfo({ ...form, gender: 'female' })).toEqual({ ...NOBODY, gender: 'female' });
});

it('a contact of before the question is as valid as one with an answer', () => {
  expect(contactInfoSchema.parse(RUTH)).toEqual(RUTH);
  expect(contactInfoSchema.parse({ ...RUTH, gender: 'male' })).toEqual({ ...RUTH, gender: 'male' });
  expect(contactInfoSchema.safeParse({ ...RUTH, gender: 'other words' }).success).toBe(false);
});

it('where nobody asks, a contact loses its gender, nothing else, and is none if that was all', () => {
  expect(withoutGender(null)).toBeNull();
  expect(withoutGender({ ...NOBODY, gender: 'male' })).toBeNull();
  fc.assert(
    fc.property(fc.option(fc.constantFrom(...GENDERS), { nil: undefined }), (gender) => {
      expect(withoutGender({ ...RUTH, gender })).toStrictEqual(RUTH);
    }),
  );
});
