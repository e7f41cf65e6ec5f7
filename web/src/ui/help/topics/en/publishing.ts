import type { HelpText } from '../../help-topic.ts';

export const PUBLISHING: HelpText = {
  title: 'Publishing daily content',
  intro:
    'Write what appears in everyone’s feed: scripture, declarations and topics, with a file if you like.',
  steps: [
    'Fill in the title and the text. Add a scripture reference or a file. Describe an image for people who can’t see it.',
    'Check Publish immediately to publish it now or, with a Publish Date, on that date. Unchecked, it stays a draft.',
    'Find earlier items under Existing Content. Edit, unpublish or delete them there. Until an item is in the feed, you can change its date.',
    'Deleting an item also deletes its file and cannot be undone. Unpublishing can be undone.',
  ],
  readers:
    'Everyone can read what is published. Only leadership sees drafts. Subscribers are notified of each new item.',
  picture: 'The form for a new item.',
};
