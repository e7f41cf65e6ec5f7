import type { HelpText } from '../../help-topic.ts';

export const COMMUNICATION: HelpText = {
  title: 'Who gets notified',
  intro: 'Lists of who hears of new requests and reminders, by e-mail and by text message.',
  steps: [
    'Look at the card of each group for how many are reached, and turn a way of notifying on or off.',
    'Add a member to a list. Some are on it through their role.',
    'Change the lists of a member in the table below.',
    'See which messages could not be delivered, and send them again.',
  ],
  readers:
    'Messages say that a request came in, and never what it says. Members turn off their own notifications under My Settings.',
  picture: 'The cards of the groups, with their numbers.',
};
