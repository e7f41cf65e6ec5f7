import type { HelpText } from '../../help-topic.ts';

export const MODERATION: HelpText = {
  title: 'Moderation',
  intro: 'Posts of the Belief Wall that wait for your decision, and all others.',
  steps: [
    'Begin with Waiting for Approval and Reported.',
    'Approve a post, hide it, or change its text where a name should not be there.',
    'If a report was mistaken, press Keep on Wall.',
    'Change your mind at any time: every decision can be undone, and the history says who decided what.',
  ],
  readers: 'The wall shows the text alone. Whether new posts wait for you, you choose under Settings.',
  picture: 'The views of moderation, and a post that waits.',
};
