import type { HelpText } from '../../help-topic.ts';

export const REQUEST_PRAYER: HelpText = {
  title: 'Asking for prayer',
  intro:
    'Tell us what you would like prayer for, in writing or in your own voice. Someone on our prayer team reads or listens to it and prays.',
  steps: [
    'Write your prayer, or press the microphone and speak. Listen to the recording, then confirm it.',
    'Choose who may read it, and whether to share it on the Belief Wall.',
    'Leave your name, and a phone number and email address if you would like us to contact you.',
    'Press Submit Prayer Request.',
  ],
  onDevice: 'What you typed stays on this device until you send it. After three days, we no longer show it.',
  readers:
    'Our prayer team reads your request. The form says who reads a confidential one. The Belief Wall shows your text without your name.',
  picture: 'The form, with the field for your prayer.',
};
