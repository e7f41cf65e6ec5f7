import type { HelpText } from '../../help-topic.ts';

export const MY_SETTINGS: HelpText = {
  title: 'My settings',
  intro: 'Choose your notifications and the languages you pray in.',
  steps: [
    'Turn on Notify this device to get notifications even when this page is closed. Do this on each device.',
    'Leaders also choose whether their devices announce new requests and reminders.',
    'Choose the languages you pray in. We’ll suggest you for requests in these languages. If English is on, our emails to you are in English.',
    'To change your name, email address or phone number, ask a leader.',
  ],
  readers: 'Notifications never contain the words of a request. They stop on this device when you log out.',
  picture: 'My settings, with notifications and languages.',
};
