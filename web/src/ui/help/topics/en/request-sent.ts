import type { HelpText } from '../../help-topic.ts';

export const REQUEST_SENT: HelpText = {
  title: 'After you send a request',
  intro:
    'We have received your request. Where our community offers it, you also get a private link to follow your request.',
  steps: [
    'Copy the private link and keep it somewhere safe. We can’t show it to you again.',
    'Open your page to see your request’s status, add an update, or read our reply.',
    'Send another request, or visit the Belief Wall and pray for someone else.',
  ],
  readers: 'Anyone who has the private link can read, add to and delete your request. Please don’t share it.',
  picture: 'The confirmation, with its two buttons.',
};
