import { DEFAULT_IDENTITY } from '@prayer-community/domain/settings/site-identity';
import { expect, it } from 'vitest';
import { plainMail } from '../messaging/mail-layout.ts';
import { prayerNoticeMail } from './prayer-notice-mail.ts';

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
