import { expect, it } from 'vitest';
import { plainMail } from '../messaging/mail-layout.ts';
import { signInLinkMail, staffSignInMail } from './sign-in-link-mail.ts';

const LINK = 'https://prayer.example.org/sign-in';

it('the mails about signing in are written in the language of the page', () => {
  const mail = signInLinkMail('ana@example.org', LINK, 'es');

  expect(mail.subject).toBe('Su enlace para iniciar sesión en Prayer Community');
  expect(plainMail(mail)).toContain(`Iniciar sesión:\n${LINK}`);
  expect(plainMail(staffSignInMail('ana@example.org', LINK, 'es'))).toContain(
    `Acceso del equipo de oración:\n${LINK}`,
  );
  expect(signInLinkMail('ana@example.org', LINK, 'en').subject).toBe('Your Prayer Community sign-in link');
});
