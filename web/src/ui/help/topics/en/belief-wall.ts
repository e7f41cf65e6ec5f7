import type { HelpText } from '../../help-topic.ts';

export const BELIEF_WALL: HelpText = {
  title: 'The Belief Wall',
  intro: 'Here people share what is on their hearts, and everyone can pray. You need no account.',
  steps: [
    'Read a request, pray, and press its prayer button so its author knows they are not alone.',
    'Share your own request at the top. Leave the name blank to post without one.',
    'Mark your request as answered, and tell how, if you like.',
    'Report a post that doesn’t belong here. Our leadership reviews it.',
  ],
  readers:
    'Everyone can read the wall, so please leave out details that could hurt someone. In some communities a leader approves each post first.',
  picture: 'A prayer request on the wall, with its prayer button.',
};
