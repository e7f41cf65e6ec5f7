import type { HelpText } from '../../help-topic.ts';

export const EXPORTING: HelpText = {
  title: 'Export',
  intro:
    'Everything that your community has stored, as one file: to keep a copy, or to move to another system.',
  steps: [
    'Start the export. You can leave this screen while we prepare it.',
    'Download the file within a day. It’s deleted within another day.',
    'Open the tables in a spreadsheet. The README explains each column.',
    'If you signed in more than 12 hours ago, sign in again first.',
  ],
  readers:
    'Only leadership can export. The file holds confidential requests and the prayers of circles as well, so store it where only leaders can open it. The list below shows who exported and downloaded what.',
  picture: 'What an export holds, and the button that starts it.',
};
