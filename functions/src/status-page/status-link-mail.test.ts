import { expect, it } from 'vitest';
import { plainMail } from '../platform/mail-layout.ts';
import { statusLinkMail } from './status-link-mail.ts';

const LINK = 'https://prayer.example.org/status#key';

it('the mail with the link of a request is written in the language of the request', () => {
  const mail = statusLinkMail('ana@example.org', LINK, 'es');

  expect(mail.subject).toBe('Recibimos su petición de oración');
  expect(plainMail(mail)).toContain(`Vea cómo va su petición:\n${LINK}`);
  expect(plainMail(mail)).toMatch(
    /Recibe este correo porque esta dirección se indicó en una petición de oración\.$/,
  );
  expect(statusLinkMail('ana@example.org', LINK, 'en').subject).toBe('We received your prayer request');
});
