import type { HelpText } from '../../help-topic.ts';

export const INSIGHTS: HelpText = {
  title: 'Insights',
  intro: 'How many requests come in, and how soon they are assigned, answered and prayed for.',
  steps: [
    'Choose a range: four weeks, three months or a year.',
    'Read each figure with the number of requests behind it. The current week is incomplete.',
    'Show a chart as a table, or download it for a spreadsheet.',
    'Look at Open Requests by Member to share the load fairly.',
  ],
  readers: 'Requests are counted here, never quoted. Only leadership sees this screen.',
  picture: 'The figures of the last weeks.',
};
