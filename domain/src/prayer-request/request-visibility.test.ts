import { expect, it } from 'vitest';
import { readableTypes, requestVisibility } from './request-visibility.ts';

it.each([
  ['prayer_team', 'team', 'active', ['confidential', 'prayer_team']],
  ['prayer_team', 'team', 'archived', ['prayer_team']],
  ['prayer_team', 'leadership', 'active', ['prayer_team']],
  ['prayer_team', 'leadership', 'archived', ['prayer_team']],
  ['leadership', 'team', 'active', ['confidential', 'prayer_team']],
  ['leadership', 'team', 'archived', ['confidential', 'prayer_team']],
  ['leadership', 'leadership', 'active', ['confidential', 'prayer_team']],
  ['leadership', 'leadership', 'archived', ['confidential', 'prayer_team']],
] as const)(
  '%s, with confidential requests visible to %s, can read in the %s view: %o',
  (role, visibleTo, view, types) => {
    expect(readableTypes(requestVisibility(role, { confidential_visible_to: visibleTo }), view)).toEqual(
      types,
    );
  },
);
