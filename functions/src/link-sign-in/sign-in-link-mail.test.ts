import { DEFAULT_IDENTITY } from '@prayer-community/domain/settings/site-identity';
import { expect, it } from 'vitest';
import { subjectIn } from '../messaging/mail.ts';
import { plainMail } from '../messaging/mail-layout.ts';
import { signInLinkMail, staffSignInMail } from './sign-in-link-mail.ts';

const LINK = 'https://prayer.example.org/sign-in';

it('sign-in emails are written in the language of the page', () => {
  const mail = signInLinkMail('ana@example.org', LINK, 'es');

  expect(subjectIn(mail.subject, DEFAULT_IDENTITY)).toBe('Su enlace de acceso a Prayer Community');
  expect(plainMail(DEFAULT_IDENTITY, mail)).toContain(`Iniciar sesión:\n${LINK}`);
  expect(plainMail(DEFAULT_IDENTITY, staffSignInMail('ana@example.org', LINK, 'es'))).toContain(
    `Acceso del equipo de oración:\n${LINK}`,
  );
  const { subject } = signInLinkMail('ana@example.org', LINK, 'en');
  expect(subjectIn(subject, { name: 'Grace Church' })).toBe('Your Grace Church sign-in link');
});
