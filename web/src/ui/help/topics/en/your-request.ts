import type { HelpText } from '../../help-topic.ts';

export const YOUR_REQUEST: HelpText = {
  title: 'Your private page',
  intro:
    'This page belongs to one request. You can come back to it at any time with your private link, without an account.',
  steps: [
    'Under Status, see whether your request was received, assigned and prayed for.',
    'Read our replies and answer them, or add an update: how is it going?',
    'Where our community offers it, ask for an email when someone prays for you.',
    'At the bottom, download your request, withdraw the request, or delete all of it.',
  ],
  readers:
    'Only people with your link see this page. Your updates and answers are seen only by those on our team who can read your request.',
  picture: 'A private page, with the steps of the request.',
};
