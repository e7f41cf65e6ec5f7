import type { HelpText } from '../../help-topic.ts';

export const MY_SETTINGS: HelpText = {
  title: 'My settings',
  intro: 'What you are notified of, and the languages that you pray in.',
  steps: [
    'Turn on Notify this device to hear of requests when this page is closed. Each device is turned on by itself.',
    'Choose whether new requests and reminders reach you.',
    'Choose the languages you pray in. You are suggested first for requests in them.',
    'To change your name, e-mail address or phone number, ask a leader.',
  ],
  readers: 'Notifications never contain the words of a request. They stop on this device when you log out.',
  picture: 'My settings, with notifications and languages.',
};
