import type { HelpText } from '../../help-topic.ts';

export const GETTING_AROUND: HelpText = {
  title: 'Finding your way',
  intro:
    'This site is where our community prays together. You need no account to ask for prayer, to read, or to pray for others.',
  steps: [
    'Choose a tab at the top: ask for prayer, pray for others on the Belief Wall, or open what else our community offers.',
    'Where the site has several languages, choose yours at the top. Your choice is remembered on this device.',
    'Press the question mark at the top of any screen to read about that screen.',
  ],
  readers: 'Team Login at the bottom of each page is for the prayer team.',
  picture: 'The top of the site: its name, the language, the question mark and the tabs.',
};
