import type { HelpText } from '../../help-topic.ts';

export const PHONE_CALL: HelpText = {
  title: 'A request from a phone call',
  intro: 'Write down what a caller asks for, while you listen. The request is then handled like any other.',
  steps: [
    'Type the request. It is the only field that is required.',
    'Add the caller’s name, and how to reach them, if they agree.',
    'Mark it urgent if it cannot wait. If the text message is offered, choose it only if the caller wants a private link to our reply on that phone.',
    'Press Save Request. The form is empty for the next call.',
  ],
  readers:
    'The prayer team reads it. The form says who reads a confidential one. What you type is kept on this device until it is saved, for about a week.',
  picture: 'The form for a phone call.',
};
