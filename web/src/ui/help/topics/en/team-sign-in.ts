import type { HelpText } from '../../help-topic.ts';

export const TEAM_SIGN_IN: HelpText = {
  title: 'Signing in to the team area',
  intro:
    'This page is for the prayer team and leadership. You sign in with a password, and then with a code that we email you.',
  steps: [
    'Enter your username and password, and press Sign In.',
    'Open the email from us, and enter its code. A code works once, for a few minutes.',
    'If no code comes, check your spam folder, wait a moment, and press Resend code.',
    'If you don’t know your password, press Forgot your password?',
  ],
  readers: 'If you would like to join the prayer team, please ask a leader: only leadership adds members.',
  picture: 'The login, with username and password.',
};
