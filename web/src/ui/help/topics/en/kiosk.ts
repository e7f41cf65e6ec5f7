import type { HelpText } from '../../help-topic.ts';

export const KIOSK: HelpText = {
  title: 'Asking for prayer on this device',
  intro:
    'This device belongs to our community. You can ask for prayer here, and nothing you enter stays on it.',
  steps: [
    'Write your prayer, or press the microphone and speak.',
    'Leave your name, and how to reach you if you would like that.',
    'Press Submit Prayer Request, then Done. The form is empty for the next person.',
    'If you walk away, everything is cleared after a minute. Touch the screen to keep it.',
  ],
  readers: 'The form says who reads your request. The next person here cannot see it.',
  picture: 'The form on a shared device.',
};
