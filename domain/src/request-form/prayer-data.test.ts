import { describe, expect, it } from 'vitest';
import { toPrayerData } from './prayer-data.ts';
import { PRAYER_REQUEST_FORM_DEFAULTS } from './prayer-request-rules.ts';

describe('the contact preference', () => {
  const form = { ...PRAYER_REQUEST_FORM_DEFAULTS, contactPreference: 'text' } as const;

  it('is sent as chosen by people who want contact', () => {
    expect(toPrayerData({ ...form, followUpRequested: 'yes' }, true)).toMatchObject({
      follow_up_requested: true,
      contact_preference: 'text',
    });
  });

  it('is sent as none for people who do not want contact, even if they chose one before', () => {
    expect(toPrayerData({ ...form, followUpRequested: 'no' }, true)).toMatchObject({
      follow_up_requested: false,
      contact_preference: 'none',
    });
  });
});

describe('the text of a recorded prayer', () => {
  it.each(['', '  ', '\u200b'])('is sent as none if only %j is typed', (prayerText) => {
    const data = toPrayerData({ ...PRAYER_REQUEST_FORM_DEFAULTS, prayerText, hasRecording: true }, true);

    expect(data.prayer_text).toBeNull();
  });
});
