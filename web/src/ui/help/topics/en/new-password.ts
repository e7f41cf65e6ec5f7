import type { HelpText } from '../../help-topic.ts';

export const NEW_PASSWORD: HelpText = {
  title: 'A new password',
  intro: 'Choose a new password when you have forgotten yours, or when a leader sent you a link.',
  steps: [
    'Enter your email address. If it belongs to an account, a link arrives within minutes.',
    'Open the link. It works once and expires after 1 hour.',
    'Type the new password twice, and press the button. A few unrelated words are easy to remember and hard to guess.',
    'Sign in again with the new password and a code.',
  ],
  readers: 'You are signed out on every device. Nobody else can read your password, leaders included.',
  picture: 'The form that asks for a link to a new password.',
};
