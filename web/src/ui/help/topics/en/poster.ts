import type { HelpText } from '../../help-topic.ts';

export const POSTER: HelpText = {
  title: 'A poster to print',
  intro: 'A poster for the door, the pew or the bulletin board. Its code opens the request form on a phone.',
  steps: [
    'Change the title and the words below it, if you like.',
    'Choose the size of your paper.',
    'Press Print. Turn off headers and footers in the print window, and print in color or black and white.',
    'Try the code with your own phone before you hang the poster up.',
  ],
  readers: 'The code leads to the public form, so anyone may scan it.',
  picture: 'The words of the poster, which you can change.',
};
