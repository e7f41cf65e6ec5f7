import type { Profile } from '@prayer-community/domain/staff/profile';
import { expect, it } from 'vitest';
import { openByMember } from './open-by-member.ts';

function member(id: string, first_name: string): Profile<Date> & { id: string } {
  return {
    id,
    user_id: id,
    first_name,
    last_name: 'Meyer',
    email: '',
    username: id,
    phone: null,
    role: 'prayer_team',
    status: 'available',
    created_at: new Date(0),
    unavailable_start_date: null,
    unavailable_end_date: null,
    notification_preferences: { newRequests: true, reminders: true },
  };
}

it('members with the most open requests come first, then those with none, then everyone else combined', () => {
  const members = [member('a', 'Anna'), member('b', 'Ben'), member('c', 'Cleo')];
  const open = { members: { c: 4, b: 0, gone: 2, left: 1 } };

  expect(openByMember(open, members, 'No longer on the team').rows).toEqual([
    { name: 'Cleo Meyer', count: 4 },
    { name: 'Anna Meyer', count: 0 },
    { name: 'Ben Meyer', count: 0 },
    { name: 'No longer on the team', count: 3 },
  ]);
  expect(openByMember({ members: { gone: 0 } }, members, 'Others').rows).toHaveLength(3);
});
