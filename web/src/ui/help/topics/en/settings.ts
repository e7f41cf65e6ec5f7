import type { HelpText } from '../../help-topic.ts';

export const SETTINGS: HelpText = {
  title: 'Settings',
  intro:
    'How the site works for the whole community: its name and color, who reads what, reminders, the wall, and ways to ask.',
  steps: [
    'Search for a word, or choose a group at the side.',
    'Change a setting. It is saved at once, and Undo takes it back. On a keyboard, Alt+T moves to Undo.',
    'Read the line below each setting: it says what changes, and for whom.',
    'You’re asked before anything is deleted.',
  ],
  readers:
    'Only leadership sees this screen. What you change is in effect for everyone within a few minutes.',
  picture: 'The settings of the community, with the search above.',
};
