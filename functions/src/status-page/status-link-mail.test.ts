import { DEFAULT_IDENTITY } from '@prayer-community/domain/settings/site-identity';
import { LANGUAGES } from '@prayer-community/i18n/language';
import { expect, it } from 'vitest';
import { htmlMail, plainMail } from '../messaging/mail-layout.ts';
import { type StatusLinkText, statusLinkMail } from './status-link-mail.ts';

const LINK = 'https://prayer.example.org/status#key';
const TEXT: StatusLinkText = { to: 'ana@example.org', link: LINK, language: 'en', isConfirmed: true };

it('the status link email is written in the language of the request', () => {
  const mail = statusLinkMail({ ...TEXT, language: 'es' });

  expect(mail.subject).toBe('Recibimos su petición de oración');
  expect(plainMail(DEFAULT_IDENTITY, mail)).toContain(`Ver cómo va su petición:\n${LINK}`);
  expect(plainMail(DEFAULT_IDENTITY, mail)).toMatch(
    /Recibe este correo porque esta dirección se indicó en una petición de oración\.$/,
  );
  expect(statusLinkMail(TEXT).subject).toBe('We received your prayer request');
});

it('the email asks to confirm the address until it is confirmed', () => {
  expect(plainMail(DEFAULT_IDENTITY, statusLinkMail({ ...TEXT, isConfirmed: false }))).toContain(
    'confirms your address',
  );
  expect(plainMail(DEFAULT_IDENTITY, statusLinkMail(TEXT))).not.toContain('confirms your address');
});

it('the email says what the link lets anyone do, and where to answer', () => {
  const mail = plainMail(DEFAULT_IDENTITY, statusLinkMail(TEXT));

  expect(mail).toContain('Anyone who has it can read, add to and delete your request');
  expect(mail).toContain(
    'We don’t read replies to this email. To write to us, please use your private page.',
  );
});

it('the email tells an unconfirmed address which emails it will still get', () => {
  const mail = plainMail(DEFAULT_IDENTITY, statusLinkMail({ ...TEXT, isConfirmed: false }));

  expect(mail).toContain(
    'Until then, we’ll email you about your requests at most once every 30 days, and whenever our prayer team replies.',
  );
});

it.each(LANGUAGES)(
  'the email in %s does not say who read the request, which may be confidential',
  (language) => {
    const mail = statusLinkMail({ ...TEXT, language });

    const readers = /team|leader|confidential|equipo|líder|confidencial/i;
    expect(mail.subject).not.toMatch(readers);
    expect(plainMail(DEFAULT_IDENTITY, mail)).not.toMatch(readers);
    expect(htmlMail(DEFAULT_IDENTITY, '', mail)).not.toMatch(readers);
  },
);
