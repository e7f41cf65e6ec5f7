import { DEFAULT_IDENTITY } from '@prayer-community/domain/settings/site-identity';
import { expect, it } from 'vitest';
import { plainMail } from '../messaging/mail-layout.ts';
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

it('the email tells an unconfirmed address that it will still get emails about replies', () => {
  const mail = plainMail(DEFAULT_IDENTITY, statusLinkMail({ ...TEXT, isConfirmed: false }));

  expect(mail).toContain(
    'Until then, we’ll only e-mail you about your requests when our prayer team replies.',
  );
});

it('the email does not say who read the request, which may be confidential', () => {
  expect(plainMail(DEFAULT_IDENTITY, statusLinkMail(TEXT))).toContain(
    'Thank you for your prayer request. We have received it.',
  );
});
