import type { HelpText } from '../../help-topic.ts';

export const IMPORTING: HelpText = {
  title: 'Import',
  intro:
    'Bring along what you have: prayer requests, people and groups from another system or a spreadsheet.',
  steps: [
    'Say what the file holds, and choose it. It must be a CSV file.',
    'Look at the columns we recognized, and choose the ones we didn’t.',
    'Read which rows can’t be imported, and why. You can download those, and mend them.',
    'Start the import. If it’s cut off, choose the same file again: nothing is doubled.',
    'Undo it within 24 hours if it isn’t what you meant.',
  ],
  readers:
    'Only leadership imports. Nobody is notified of imported requests. People and group members get an e-mail with an invitation.',
  picture: 'The first step of an import.',
};
