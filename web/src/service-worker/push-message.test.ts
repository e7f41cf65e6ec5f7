import { announcementOf } from '@prayer-community/domain/delivery/content-announcement';
import { expect, it } from 'vitest';
import { notificationOf } from './push-message.ts';

it('a push about new content names it and opens it on click', () => {
  const data = announcementOf('abc', { title: 'Gratitude', content: 'Name three people.' });

  expect(notificationOf(JSON.stringify({ from: '/topics/daily-content', data }))).toMatchObject({
    title: 'Gratitude',
    body: 'Name three people.',
    tag: 'daily-content-abc',
    renotify: true,
    data: '/daily-content#abc',
  });
});

it.each([
  '',
  'hello',
  '{}',
  'null',
  '{"data":{"title":"x"}}',
  '{"data":{"title":1,"body":"","url":"","tag":""}}',
])('an unreadable push still shows a notification: %s', (text) => {
  const shown = notificationOf(text);

  expect(shown).toMatchObject({ title: 'There’s something new.', data: '/' });
  // A browser refuses a notification that has `renotify` but no tag.
  expect(shown).not.toHaveProperty('renotify');
});
