import type { HelpText } from '../../help-topic.ts';

export const COMMUNICATION: HelpText = {
  title: 'Who gets notified',
  intro: 'Lists of who gets notified about new requests and reminders, by email and text message.',
  steps: [
    'See on each group’s card how many people are notified, and turn email or text messages on or off.',
    'Add a member to a list. Some are on it through their role.',
    'Change the lists of a member in the table below.',
    'See which messages could not be delivered, and send them again.',
  ],
  readers:
    'Messages say that a request came in, and never what it says. Each of these emails has a link to unsubscribe.',
  picture: 'The cards of the groups, with their numbers.',
};
