import type { HelpText } from '../../help-topic.ts';

export const IMPORTING: HelpText = {
  title: 'Import',
  intro: 'Bring in what you have: prayer requests, people and groups from another system or a spreadsheet.',
  steps: [
    'Say what the file contains, and choose it. It must be a CSV file.',
    'Look at the columns we recognized, and choose the ones we didn’t.',
    'Read which rows can’t be imported, and why. You can download those rows and fix them.',
    'Start the import. If it’s cut off, choose the same file again: nothing is imported twice.',
    'If something went wrong, undo the import within 24 hours.',
  ],
  readers:
    'Only leadership can import. Nobody is notified of imported requests. People and group members get an email with an invitation.',
  picture: 'The first step of an import.',
};
