import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Profile } from './profile.ts';
import {
  changesDirectory,
  directoryMembers,
  isCurrentDirectory,
  listedIn,
  type StaffDirectory,
} from './staff-directory.ts';

const NOON = new Date('2026-11-21T12:00:00Z');
const profile = (user_id: string) => ({
  user_id,
  first_name: 'Ruth',
  email: `${user_id}@example.org`,
  phone: null,
});
const state = (count: number, newestMs: number) => ({ count, newest_at: new Date(newestMs) });
const directory: StaffDirectory<Date> = {
  profiles: state(2, 5),
  memberships: state(3, 7),
  built_at: NOON,
  members: {},
};

describe('a staff directory', () => {
  it('is current for a day, unless a profile or membership was added or removed', () => {
    const hours = (count: number) => new Date(NOON.getTime() + count * 3_600_000);

    expect(isCurrentDirectory(directory, directory, hours(23))).toBe(true);
    expect(isCurrentDirectory(directory, directory, hours(24))).toBe(false);
    expect(isCurrentDirectory(directory, { ...directory, profiles: state(3, 5) }, NOON)).toBe(false);
    expect(isCurrentDirectory(directory, { ...directory, profiles: state(2, 6) }, NOON)).toBe(false);
    expect(isCurrentDirectory(directory, { ...directory, memberships: state(2, 7) }, NOON)).toBe(false);
    expect(isCurrentDirectory(directory, { ...directory, memberships: state(3, 8) }, NOON)).toBe(false);
    const empty = { ...directory, memberships: { count: 0, newest_at: null } };
    expect(isCurrentDirectory(empty, empty, NOON)).toBe(true);
  });

  it('contains each staff member once, with their lists', () => {
    const ids = fc.constantFrom('anna', 'ben', 'cleo', 'left');
    const membership = fc.record({ user_id: ids, method_id: fc.constantFrom('a_email', 'b_email', 'a_sms') });
    fc.assert(
      fc.property(fc.array(membership), (memberships) => {
        const members = directoryMembers(['anna', 'ben', 'cleo'].map(profile), memberships);
        const listed = memberships
          .filter(({ method_id }) => method_id.endsWith('email'))
          .map(({ user_id }) => user_id);
        const expected = [...new Set(listed)].filter((uid) => uid !== 'left').sort();
        expect(Object.keys(members)).toEqual(['anna', 'ben', 'cleo']);
        expect(listedIn({ members }, ['a_email', 'b_email']).sort()).toEqual(expected);
      }),
    );
  });

  it.each<[string, Partial<Profile<Date>>]>([
    ['first name', { first_name: 'Anna' }],
    ['email address', { email: 'other@example.org' }],
    ['phone number', { phone: '+1 202 555 0142' }],
    ['languages', { languages: ['es'] }],
  ])('changes with the %s of a member', (_field, changes) => {
    const before = profile('anna');
    const after = { ...before, ...changes };

    expect(changesDirectory(before, after)).toBe(true);
    expect(changesDirectory(after, before)).toBe(true);
  });

  it.each<[string, Partial<Profile<Date>>]>([
    ['uid', { user_id: 'same' }],
    ['last name', { last_name: 'Other' }],
    ['role', { role: 'leadership' }],
    ['availability', { status: 'unavailable' }],
    ['notification preferences', { notification_preferences: { newRequests: false, reminders: false } }],
  ])('does not change with the %s of a member', (_field, changes) => {
    const before = profile('anna');

    expect(changesDirectory(before, { ...before, ...changes })).toBe(false);
  });
});
