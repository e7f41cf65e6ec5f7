import type { HelpText } from '../../help-topic.ts';

export const PRAYER_CIRCLES: HelpText = {
  title: 'Prayer circles',
  intro:
    'A prayer circle is a small private group that shares prayers. You join by invitation, and sign in with a link that we email you. There is no password.',
  steps: [
    'Sign in with your email address, and choose the name your circles see. Change Name changes it later.',
    'Open a circle that you belong to, or join one that invited you.',
    'Create a circle of your own, then invite its members by email.',
  ],
  readers:
    'On this site, only the members of a circle read its prayers. Leadership sees the names of circles, not what is shared in them. A full export, which a leader can make as a backup or to move to another system, contains the prayers too.',
  picture: 'The list of prayer circles.',
};
