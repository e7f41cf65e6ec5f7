import { DEFAULT_IDENTITY } from '@prayer-community/domain/settings/site-identity';
import { expect, it } from 'vitest';
import { plainMail } from '../messaging/mail-layout.ts';
import { prayerNoticeMail } from './prayer-notice-mail.ts';

const LINK = 'https://prayer.example.org/status#key';

it.each([
  [LINK, 'We don’t read replies to this email. To write to us, please use your private page.'],
  [null, 'We don’t read replies to this email.'],
])('the notice with the link %s says where to answer', (link, where) => {
  const mail = prayerNoticeMail({
    to: 'ana@example.org',
    prayers: 1,
    language: 'en',
    link,
    confirmLink: null,
  });

  expect(plainMail(DEFAULT_IDENTITY, mail)).toContain(`\n\n${where}\n\n`);
});

it('the notice tells an unconfirmed address how often it still gets one', () => {
  const mail = prayerNoticeMail({
    to: 'ana@example.org',
    prayers: 1,
    language: 'en',
    link: null,
    confirmLink: 'https://prayer.example.org/confirm-address?token=x',
  });

  expect(plainMail(DEFAULT_IDENTITY, mail)).toContain(
    'Please confirm your address. Otherwise we’ll send at most one every 30 days.',
  );
});
