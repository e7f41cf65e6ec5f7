import type { HelpText } from '../../help-topic.ts';

export const PRIVACY: HelpText = {
  title: 'Your privacy',
  intro: 'This page says what we store, who reads it, and when it is deleted.',
  steps: [
    'Look for the heading that fits your question.',
    'To see or delete a request that you sent, open your private page with the link you got when you sent it.',
    'If you no longer have the link, contact our community. How to reach us is at the bottom of the page, where leadership has added it.',
  ],
  readers: 'We show no advertising, and we don’t record which pages you visit.',
  picture: 'The beginning of the privacy page.',
};
