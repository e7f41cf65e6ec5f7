import type { StaffRole } from '@prayer-community/domain/staff/profile';
import { expect, it, vi } from 'vitest';
import { isLeadershipSession } from './is-leadership-session.ts';

interface Account {
  uid: string;
  isAnonymous: boolean;
  getIdTokenResult: () => Promise<{ claims: { mfa?: boolean } }>;
}

// Firebase Auth and Firestore do not run in jsdom.
const auth = vi.hoisted((): { authStateReady: () => Promise<void>; currentUser: Account | null } => ({
  authStateReady: async () => {},
  currentUser: null,
}));
vi.mock('../firebase/auth.ts', () => ({ auth }));
vi.mock('./own-role.ts', () => ({
  readOwnRole: async (uid: string): Promise<StaffRole> => (uid === 'anna' ? 'leadership' : 'prayer_team'),
}));

function account(uid: string, claims: { mfa?: boolean }, isAnonymous = false): Account {
  return { uid, isAnonymous, getIdTokenResult: async () => ({ claims }) };
}

it.each([
  ['nobody', null, false],
  ['an anonymous visitor', account('anna', { mfa: true }, true), false],
  ['a leader without the emailed code', account('anna', {}), false],
  ['a member of the prayer team', account('miriam', { mfa: true }), false],
  ['a leader with the emailed code', account('anna', { mfa: true }), true],
])(
  'a session is leadership’s only with the role and the emailed code: %s',
  async (_who, currentUser, isLeader) => {
    auth.currentUser = currentUser;

    expect(await isLeadershipSession()).toBe(isLeader);
  },
);
