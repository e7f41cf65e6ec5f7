import { t } from '@prayer-community/i18n/text';
import { describe, expect, it } from 'vitest';
import { announcementMessage } from './content-announcement.ts';
import { DELIVERY_CHANNELS, DELIVERY_FAILURES, type DeliveryTemplate, welcomeMessage } from './delivery.ts';
import { aboutPath, recipientText, undeliveredReason } from './undelivered.ts';

describe('undeliveredReason', () => {
  const cases = DELIVERY_CHANNELS.flatMap((channel) =>
    [...DELIVERY_FAILURES, null].flatMap((failure) =>
      (['assigned', 'invitation'] as const).map((template) => ({ channel, template, failure })),
    ),
  );

  it.each(cases)('explains $template by $channel with failure $failure in complete sentences', (delivery) => {
    expect(t(undeliveredReason(delivery))).toMatch(/^[A-Z].{20,}\.$/);
    expect(t(undeliveredReason(delivery))).not.toMatch(/undefined|null|_/);
  });

  it.each(['not_accepted', 'wrong_address'] as const)(
    'says what to check after %s, and who can retry an invitation',
    (failure) => {
      expect(t(undeliveredReason({ channel: 'email', template: 'assigned', failure }))).toContain('address');
      expect(t(undeliveredReason({ channel: 'sms', template: 'assigned', failure }))).toContain(
        'country code',
      );
      expect(t(undeliveredReason({ channel: 'email', template: 'invitation', failure }))).toContain(
        'the inviter can try again',
      );
    },
  );

  it('says how a person who stopped our text messages gets them again', () => {
    expect(t(undeliveredReason({ channel: 'sms', template: 'assigned', failure: 'suppressed' }))).toBe(
      'This person replied STOP to our text messages. They can text START to get them again.',
    );
    expect(t(undeliveredReason({ channel: 'sms', template: 'new_request', failure: 'suppressed' }))).toBe(
      'This person replied STOP, so they left the lists for text messages. Once they text START, add them again.',
    );
  });

  it.each(['not_authorized', 'sender_not_verified', 'returned'] as const)(
    'explains a text message with failure %s without mentioning email',
    (failure) => {
      const text = t(undeliveredReason({ channel: 'sms', template: 'reply', failure }));
      expect(text).not.toMatch(/mail|domain/);
      expect(text).toMatch(/number/);
    },
  );
});

describe('recipientText', () => {
  const names = (uid: string) => (uid === 'ruth' ? 'Ruth Holm' : null);

  it.each<[DeliveryTemplate, string, string]>([
    ['recovery', 'ruth', 'Ruth Holm'],
    ['assigned', 'somebody who left', 'a former member'],
    ['daily_content', 'daily-content', 'everyone subscribed to daily content'],
    ['invitation', 'r***@example.org', 'r***@example.org'],
  ])('describes the recipient of the message %s to %s as %s', (template, recipient, text) => {
    expect(recipientText({ template, recipient }, names)).toBe(text);
  });
});

describe('aboutPath', () => {
  it('returns the page of a subject that leadership can see', () => {
    expect(aboutPath({ template: 'assigned', about_id: 'r1' })).toBe('/prayerteam/dashboard?request=r1');
    expect(aboutPath({ template: 'wall_alert', about_id: 'p1' })).toBe('/prayerteam/moderation');
    expect(aboutPath(announcementMessage('c1'))).toBe('/daily-content#c1');
  });

  it('returns null for a welcome, an invitation and a changed address', () => {
    expect(aboutPath(welcomeMessage('ruth', new Date()))).toBeNull();
    expect(aboutPath({ template: 'invitation', about_id: 'circle_1' })).toBeNull();
    expect(aboutPath({ template: 'email_changed', about_id: 'change' })).toBeNull();
  });
});
