import type { HelpText } from '../../help-topic.ts';

export const MODERATION: HelpText = {
  title: 'Moderation',
  intro: 'Belief Wall posts that need your decision, and all the others.',
  steps: [
    'A dot on Menu means that posts need your review. Begin with Waiting for Approval and Reported.',
    'Approve a post, hide it, or change its text where a name should not be there. To delete it for good, ask the person who set up this site: see Data deletion requests in the operator’s guide.',
    'If a report was mistaken, press Keep on Wall.',
    'To reverse a decision, press Undo right away (Alt+T on a keyboard). Later you can still hide or restore a post, but not bring back an earlier text or a removed testimony.',
    'The history says who decided what.',
  ],
  readers: 'Visitors see only the post. Under Settings, choose whether new posts need approval.',
  picture: 'The views of moderation, and a post that waits.',
};
