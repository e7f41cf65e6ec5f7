import type { HelpText } from '../../help-topic.ts';

export const DAILY_CONTENT: HelpText = {
  title: 'Daily content',
  intro:
    'Scripture, prompts and reflections for your prayer, chosen by our leadership. The newest comes first.',
  steps: [
    'Read an item, look at its picture, or open its file.',
    'Scroll down for what was published earlier.',
    'Press Enable Notifications to be notified on this device when something new is published. Press the button again to stop.',
  ],
  readers:
    'Nobody sees what you read. Notifications need no account. They show the title and the beginning of the text.',
  picture: 'A reading in the feed.',
};
