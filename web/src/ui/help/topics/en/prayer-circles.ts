import type { HelpText } from '../../help-topic.ts';

export const PRAYER_CIRCLES: HelpText = {
  title: 'Prayer circles',
  intro:
    'A prayer circle is a small private group that shares prayers. You join by invitation, and sign in with a link that we e-mail you. There is no password.',
  steps: [
    'Sign in with your e-mail address, and choose the name your circles see.',
    'Open a circle that you belong to, or join one that invited you.',
    'Create a circle of your own, then invite its members by e-mail.',
  ],
  readers:
    'Only the members of a circle read its prayers. Our leadership sees the names of circles, never what is shared in them.',
  picture: 'The list of prayer circles.',
};
