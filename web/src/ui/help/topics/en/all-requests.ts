import type { HelpText } from '../../help-topic.ts';

export const ALL_REQUESTS: HelpText = {
  title: 'All requests',
  intro: 'Every request that you may read, with filters, and the archive of closed ones.',
  steps: [
    'Filter by status, urgency or type. Clear Filters shows everything again.',
    'Switch to Archive for requests that are closed.',
    'Search for a name, a word of the text or a note, an email address or a phone number.',
    'Press j and k to move through the list, and ? to see all shortcuts.',
  ],
  readers:
    'Leadership’s settings decide who sees confidential requests. In the archive, only leadership sees them.',
  picture: 'All requests, with the filters above the list.',
};
