import { describe, expect, it } from 'vitest';
import { DELIVERY_CHANNELS, DELIVERY_FAILURES } from './delivery.ts';
import { failureText } from './undelivered.ts';

describe('why a message did not arrive', () => {
  const cases = DELIVERY_CHANNELS.flatMap((channel) =>
    [...DELIVERY_FAILURES, null].map((failure) => ({ channel, failure })),
  );

  it.each(cases)('$channel, $failure, is told in whole sentences', (delivery) => {
    expect(failureText(delivery)).toMatch(/^[A-Z].{20,}\.$/);
    expect(failureText(delivery)).not.toMatch(/undefined|null|_/);
  });

  it('says of an address and of a number what to check', () => {
    expect(failureText({ channel: 'email', failure: 'not_accepted' })).toContain('address');
    expect(failureText({ channel: 'sms', failure: 'not_accepted' })).toContain('country code');
  });
});
