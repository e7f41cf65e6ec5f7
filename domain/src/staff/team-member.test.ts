import { t } from '@prayer-community/i18n/text';
import { expect, it } from 'vitest';
import { PASSWORD_MESSAGES } from '../fields/password.ts';
import { MEMBER_FORM_MESSAGES, memberFormSchema, setPasswordFormSchema } from './team-member.ts';

const FORM = {
  firstName: ' Anna ',
  lastName: 'Berg',
  email: 'anna@example.org',
  username: 'anna',
  password: ' secret ',
  phone: '',
  role: 'prayer_team',
};

const messageOf = (schema: typeof memberFormSchema | typeof setPasswordFormSchema, form: object) =>
  schema.safeParse(form).error?.issues[0]?.message;

it('a member’s name is trimmed, but not the password', () => {
  expect(memberFormSchema.parse(FORM)).toMatchObject({ firstName: 'Anna', password: ' secret ' });
});

it.each(['firstName', 'lastName', 'email'])('a member needs visible text as %s', (field) => {
  for (const blank of ['', ' ', '\u200B', '\u2800 \u3164']) {
    expect(messageOf(memberFormSchema, { ...FORM, [field]: blank })).toBe(
      t(MEMBER_FORM_MESSAGES.allRequired),
    );
  }
});

it.each([
  ['', MEMBER_FORM_MESSAGES.allRequired, MEMBER_FORM_MESSAGES.passwordRequired],
  ['12345', PASSWORD_MESSAGES.tooShort, PASSWORD_MESSAGES.tooShort],
])('the password %j is refused with the specified message', (password, onAdding, onSetting) => {
  expect(messageOf(memberFormSchema, { ...FORM, password })).toBe(t(onAdding));
  expect(messageOf(setPasswordFormSchema, { newPassword: password })).toBe(t(onSetting));
});
