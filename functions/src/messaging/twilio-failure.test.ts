import { expect, it } from 'vitest';
import { twilioFailure } from './twilio-failure.ts';

it.each([
  ['a From number that is not ours', 21606, 'not_authorized'],
  ['a From number that is no Twilio number', 21659, 'not_authorized'],
  ['a From number of another account', 21660, 'not_authorized'],
  ['a From number without text messages', 21661, 'not_authorized'],
  ['a country that is not turned on', 21408, 'not_authorized'],
  ['a trial account', 21608, 'not_authorized'],
  ['a toll-free number that is not verified', 30032, 'sender_not_verified'],
  ['a number without a registered campaign', 30034, 'sender_not_verified'],
  ['a recipient who replied STOP', 21610, 'suppressed'],
  ['a recipient that is no number', 21211, 'wrong_address'],
  ['a recipient that is no mobile number', 21614, 'wrong_address'],
  ['a code of the future', 99999, undefined],
])('Twilio’s error for %s (%i) means %s', (_what, code, failure) => {
  expect(twilioFailure(code)).toBe(failure);
});
