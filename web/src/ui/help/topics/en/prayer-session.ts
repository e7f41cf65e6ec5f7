import type { HelpText } from '../../help-topic.ts';

export const PRAYER_SESSION: HelpText = {
  title: 'A prayer session',
  intro:
    'A prayer session shows one request at a time, so you can pray for one after another in peace. Those with the greatest need, or the fewest prayers, come first.',
  steps: [
    'Read the request and pray, for as long as you like.',
    'Press Prayed to count your prayer and go on, or Next to go on without counting.',
    'Open Options to set a timer, or to turn the keyboard shortcuts off.',
    'Press Leave when you are done.',
  ],
  readers: 'Only the number of prayers is shown to others.',
  picture: 'A prayer session: one request, with the buttons Prayed and Next below.',
};
