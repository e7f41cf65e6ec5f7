import { DEVICE_MAX_TOKENS } from '@prayer-community/domain/auth/sign-in';
import { beforeEach, expect, it } from 'vitest';
import { knownDevices, rememberDevice } from './known-devices.ts';

const KEY = 'prayer-community.known-devices';
const token = (index: number) => `${String(index).padStart(22, 'a')}.${'0'.repeat(32)}`;

beforeEach(() => localStorage.clear());

it('a device stores the tokens of the members who signed in last', () => {
  for (let index = 0; index <= DEVICE_MAX_TOKENS; index += 1) {
    rememberDevice(token(index));
  }

  expect(knownDevices()).toHaveLength(DEVICE_MAX_TOKENS);
  expect(knownDevices()[0]).toBe(token(DEVICE_MAX_TOKENS));
});

it.each([null, 'no JSON', '["made up"]', '{}'])('a device that stores %s is unknown', (stored) => {
  if (stored !== null) {
    localStorage.setItem(KEY, stored);
  }

  expect(knownDevices()).toEqual([]);
});
