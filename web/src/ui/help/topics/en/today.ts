import type { HelpText } from '../../help-topic.ts';

export const TODAY: HelpText = {
  title: 'Your day: Today',
  intro:
    'Today brings together what’s waiting for you: people to come back to, overdue requests, your own, and those nobody has taken.',
  steps: [
    'Choose a view in the row of tabs. The number says how many requests it holds.',
    'Open a row to read the request, reply, write a note or mark it prayed for.',
    'Search by a name, a word, an email address or a phone number.',
    'Going away? Press Change to Unavailable and choose the days. Push notifications about new requests and reminders pause; emails and text messages from your lists still come. Alerts go to leaders who are available.',
  ],
  readers:
    'The team sees the requests that leadership’s settings allow. The numbers count only those you may read.',
  picture: 'Today, with its views and the first requests.',
};
