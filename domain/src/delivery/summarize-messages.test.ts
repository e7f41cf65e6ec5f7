import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newRequestMessages, reminderMessages } from './notifications.ts';
import { summarizeMessages } from './summarize-messages.ts';

const NOW = new Date('2026-11-29T21:00:00Z');

const remindersOf = (requestId: string, email: readonly string[], sms: readonly string[] = []) =>
  reminderMessages(requestId, NOW, { push: [], email, sms });

describe('messages of one run', () => {
  it('are one message to everyone who would get several', () => {
    const messages = summarizeMessages(
      [
        ...remindersOf('shared', ['grace', 'ruth'], ['grace']),
        ...remindersOf('confidential', ['grace'], ['grace']),
        ...remindersOf('other', ['grace', 'ruth', 'ben']),
      ],
      NOW,
    );

    expect(messages).toMatchObject([
      { channel: 'email', about_ids: ['shared', 'confidential', 'other'], recipients: ['grace'] },
      { channel: 'email', about_ids: ['shared', 'other'], recipients: ['ruth'] },
      { channel: 'sms', about_ids: ['shared', 'confidential'], recipient: 'grace' },
      { channel: 'email', about_id: 'other', recipients: ['ben'] },
    ]);
    expect(messages.map(({ about_id }) => about_id)).toEqual([null, null, null, 'other']);
  });

  it('stay as they are if each reaches other people or is of another kind', () => {
    const messages = [
      ...remindersOf('one', ['grace'], ['ruth']),
      ...remindersOf('other', ['ben']),
      ...newRequestMessages('one', { push: [], email: ['grace'], sms: [] }),
    ];

    expect(summarizeMessages(messages, NOW)).toEqual(messages);
  });

  it('notify each person of each of their requests exactly once', () => {
    const people = ['grace', 'ruth', 'ben', 'anna'];
    const audiences = fc.array(fc.tuple(fc.subarray(people), fc.subarray(people)), { maxLength: 8 });
    fc.assert(
      fc.property(audiences, (each) => {
        const singles = each.flatMap(([email, sms], index) => remindersOf(`r${index}`, email, sms));
        const merged = summarizeMessages(singles, NOW);

        const pairs = merged.flatMap(({ channel, about_id, about_ids, ...to }) =>
          ('recipients' in to ? to.recipients : [to.recipient]).flatMap((recipient) =>
            (about_ids ?? [about_id]).map((requestId) => `${channel} to ${recipient} about ${requestId}`),
          ),
        );
        const wanted = each.flatMap(([email, sms], index) => [
          ...email.map((recipient) => `email to ${recipient} about r${index}`),
          ...sms.map((recipient) => `sms to ${recipient} about r${index}`),
        ]);
        expect(pairs.toSorted()).toEqual(wanted.toSorted());
        expect(new Set(merged.map(({ key }) => key)).size).toBe(merged.length);
        const readers = merged.flatMap(({ channel, ...to }) =>
          ('recipients' in to ? to.recipients : [to.recipient]).map((recipient) => `${channel} ${recipient}`),
        );
        expect(new Set(readers).size).toBe(readers.length);
      }),
    );
  });
});
