import type { HelpText } from '../../help-topic.ts';

export const SET_UP: HelpText = {
  title: 'Setting up your community',
  intro:
    'Seven questions make this site your own. Answer what you know today: each can be skipped, and every answer can be changed later.',
  steps: [
    'Choose a preset. One sentence says what it turns on.',
    'Answer one question at a time. What you answer is saved at once.',
    'Leave whenever you like, and go on later, on this device or another.',
    'At the end, send a first request of your own, and see how it reaches the team.',
  ],
  readers:
    'Only leadership sees these questions. The name, colors and welcome message are shown to everyone; people you invite get an email right away.',
  picture: 'The first question of the setup.',
};
