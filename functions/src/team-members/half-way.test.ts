import { randomUUID } from 'node:crypto';
import { COLLECTIONS, membershipId } from '@prayer-community/domain/collections';
import type { MemberForm } from '@prayer-community/domain/team-member';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createMember, membersOf, storeCircle } from '../testing/circle-member.ts';
import { testAuth, testFirestore } from '../testing/test-backend.ts';
import { addMember } from './add-member.ts';

// The services at the edge, of which one breaks at the worst moment; all else is real.
const edge = vi.hoisted(() => ({ breaks: 'nothing' as 'nothing' | 'database' | 'accounts' }));

vi.mock('../platform/admin.ts', () => ({
  auth: async (): Promise<Auth> => {
    const accounts = testAuth();
    return edge.breaks === 'accounts' ? failing(accounts, 'updateUser') : accounts;
  },
  firestore: async (): Promise<Firestore> => {
    const db = testFirestore();
    return edge.breaks === 'database' ? failing(db, 'runTransaction') : db;
  },
}));

/** The service, of which one method fails. */
function failing<Service extends object>(service: Service, method: keyof Service): Service {
  return new Proxy(service, {
    get(target, name) {
      if (name === method) {
        return () => Promise.reject(new Error('the connection broke'));
      }
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

let form: MemberForm;

beforeEach(() => {
  edge.breaks = 'nothing';
  const username = `anna-${randomUUID()}`;
  form = {
    firstName: 'Anna',
    lastName: 'Berg',
    email: `${username}@example.org`,
    username,
    password: 'first-password',
    phone: '',
    role: 'prayer_team',
  };
});

/** What is left of a member to be: profile, username, list and welcome. */
async function leftOf(uid: string): Promise<string[]> {
  const places = [
    [COLLECTIONS.profiles, uid],
    [COLLECTIONS.usernames, form.username],
    [COLLECTIONS.distributionMemberships, membershipId('prayer-team_email', uid)],
    [COLLECTIONS.deliveries, `welcome_${uid}`],
  ] as const;
  const documents = await testFirestore().getAll(
    ...places.map(([collection, id]) => testFirestore().collection(collection).doc(id)),
  );
  return documents.filter(({ exists }) => exists).map(({ ref }) => ref.path);
}

describe('adding a member that fails half-way', () => {
  it('leaves neither account nor profile nor username, and can be done again', async () => {
    edge.breaks = 'database';

    const { outcome, uid } = await addMember(form, new Date());

    expect(outcome).toBe('notAdded');
    expect((await testAuth().getUsers([{ email: form.email }])).users).toEqual([]);
    expect(await leftOf(uid)).toEqual([]);
    edge.breaks = 'nothing';
    expect(await addMember(form, new Date())).toMatchObject({ outcome: 'stored' });
  });

  it('leaves the account of a circle’s member as it was, with its circles', async () => {
    const guest = await createMember();
    const circleId = await storeCircle(guest);
    form = { ...form, email: guest.email };
    edge.breaks = 'accounts';

    expect(await addMember(form, new Date())).toEqual({ outcome: 'notAdded', uid: guest.uid });

    expect(await leftOf(guest.uid)).toEqual([]);
    edge.breaks = 'nothing';
    expect(await addMember(form, new Date())).toEqual({ outcome: 'stored', uid: guest.uid });
    expect((await testAuth().getUser(guest.uid)).email).toBe(guest.email);
    expect(await membersOf(circleId)).toEqual({ counted: 1, uids: [guest.uid] });
  });
});
