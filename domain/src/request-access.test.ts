import { expect, it } from 'vitest';
import { readableTypes } from './request-access.ts';

it.each([
  ['prayer_team', 'active', ['confidential', 'prayer_team']],
  ['prayer_team', 'archived', ['prayer_team']],
  ['leadership', 'active', ['confidential', 'prayer_team']],
  ['leadership', 'archived', ['confidential', 'prayer_team']],
] as const)('%s lists in the %s view: %o', (role, view, types) => {
  expect(readableTypes(role, view)).toEqual(types);
});
