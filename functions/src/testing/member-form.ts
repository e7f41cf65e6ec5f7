import { randomUUID } from 'node:crypto';
import type { MemberForm } from '@prayer-community/domain/staff/team-member';

export function newMemberForm(): MemberForm {
  const username = `anna-${randomUUID()}`;
  return {
    firstName: 'Anna',
    lastName: 'Berg',
    email: `${username}@example.org`,
    username,
    password: 'first-password',
    phone: '',
    role: 'prayer_team',
  };
}
