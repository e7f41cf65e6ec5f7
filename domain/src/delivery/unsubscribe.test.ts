import { describe, expect, it } from 'vitest';
import { oneClickUrl, subscriptionOf, unsubscribeLink, unsubscribeToken } from './unsubscribe.ts';

const SIGNATURE = 'a'.repeat(43);

describe('an unsubscribe link', () => {
  it('identifies the recipient and the kind of email', () => {
    const subscription = { kind: 'team', subject: '3f1c-ruth_1' } as const;
    const token = unsubscribeToken(subscription, SIGNATURE);

    expect(subscriptionOf(token)).toEqual(subscription);
    expect(unsubscribeLink('https://prayer.example.org', token)).toBe(
      `https://prayer.example.org/unsubscribe?token=${token}`,
    );
    expect(oneClickUrl('https://prayer.example.org', token)).toBe(
      `https://prayer.example.org/mail/unsubscribe?token=${token}`,
    );
    expect(encodeURIComponent(token)).toBe(token);
  });

  it.each([
    '',
    'team',
    `team.ruth.${SIGNATURE}x`,
    `team..${SIGNATURE}`,
    `all.ruth.${SIGNATURE}`,
    `team.a/b.${SIGNATURE}`,
  ])('identifies no subscription if its token is invalid: %s', (token) => {
    expect(subscriptionOf(token)).toBeNull();
  });
});
