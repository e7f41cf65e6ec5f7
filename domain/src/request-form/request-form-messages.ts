import { message } from '@prayer-community/i18n/text';

export const REQUEST_FORM_MESSAGES = {
  nameRequired: message(
    'First name and last name are required when not submitting on behalf of someone else.',
  ),
  phoneRequired: message('Phone number is required when requesting contact.'),
  phoneInvalid: message('Please enter a phone number we can call, such as 202-555-0142.'),
  emailRequired: message('Email address is required when requesting contact.'),
  textOrRecording: message('Please enter a prayer request or record one.'),
} as const;
