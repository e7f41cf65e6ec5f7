import type { HelpText } from '../../help-topic.ts';

export const ONE_REQUEST: HelpText = {
  title: 'One request',
  intro:
    'Everything about one request: the words or the recording, how to reach the person, and what the team has done.',
  steps: [
    'Read it or listen. Leaders assign it. Where you see Take It, you can take it yourself.',
    'Reply to the requester, or call them. Add a note about how it went.',
    'Press Mark Prayed For once you have prayed and, if they want contact, been in touch.',
    'Set a day to come back to them. Close the request when it is done.',
    'If someone wants their request deleted for good, tell the person who set up this site: see Data deletion requests in the operator’s guide.',
  ],
  readers:
    'The requester reads your replies, and never your notes. The team sees who else has the request open.',
  picture: 'An open request, with its text and the buttons below.',
};
