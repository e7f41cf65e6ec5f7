import type { HelpText } from '../../help-topic.ts';

export const OUR_EMAILS: HelpText = {
  title: 'Emails from us',
  intro: 'A link in one of our emails brought you here. It lets you choose which emails reach your address.',
  steps: [
    'To stop them, press Unsubscribe. You still get what you ask for yourself, such as a sign-in code.',
    'To allow them, press Yes, Email Me. Until then, we send a new address at most one of these every 30 days.',
    'If the link no longer works, open the newest email from us and use the link in it.',
  ],
  readers:
    'If you’re on our prayer team, its leaders can see which lists you’re on. Nobody else learns what you choose.',
  picture: 'The page that asks whether to unsubscribe.',
};
