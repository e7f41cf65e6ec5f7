import { COLLECTIONS } from '@prayer-community/domain/collections';
import { MINUTE_MS } from '@prayer-community/domain/fields/durations';
import type { MemberForm } from '@prayer-community/domain/staff/team-member';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createMember } from '../testing/circle-member.ts';
import { outcomeOf, queuedDelivery } from '../testing/delivery-steps.ts';
import { newMemberForm } from '../testing/member-form.ts';
import { testAuth, testFirestore } from '../testing/test-backend.ts';
import { addMember } from './add-member.ts';
import { addedEarlier } from './added-earlier.ts';
import { storeMember } from './store-member.ts';

type Fault = 'transaction' | 'repeating' | 'lostAnswer' | 'closing' | 'adopting' | 'withdrawing' | 'queueing';

// The external services, some of whose calls fail. Everything else is real.
const edge = vi.hoisted(() => ({ faults: new Set<string>() }));

function fail(fault: Fault, call: () => Promise<unknown>): Promise<unknown> {
  return edge.faults.has(fault) ? Promise.reject(new Error('the connection broke')) : call();
}

vi.mock('../platform/admin.ts', () => ({
  auth: async (): Promise<Auth> => {
    const accounts = testAuth();
    return replacing(accounts, {
      deleteUser: (uid: string) => fail('closing', () => accounts.deleteUser(uid)),
      updateUser: (uid: string, changes: object) => fail('adopting', () => accounts.updateUser(uid, changes)),
    });
  },
  firestore: async (): Promise<Firestore> => {
    const db = testFirestore();
    return replacing(db, {
      runTransaction: async (act: Parameters<Firestore['runTransaction']>[0]) => {
        const result = await fail('transaction', () => db.runTransaction(act));
        await fail('lostAnswer', async () => undefined);
        return edge.faults.has('repeating') ? db.runTransaction(act) : result;
      },
      batch: () => replacing(db.batch(), { ...(edge.faults.has('withdrawing') && { commit: broken }) }),
      collection: (path: string) =>
        path === COLLECTIONS.deliveries && edge.faults.has('queueing') ? broken() : db.collection(path),
    });
  },
}));

function broken(): never {
  throw new Error('the connection broke');
}

function replacing<Service extends object>(service: Service, methods: object): Service {
  return new Proxy(service, {
    get(target, name) {
      const value: unknown = Reflect.get(methods, name) ?? Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

let form: MemberForm;

beforeEach(() => {
  edge.faults.clear();
  form = newMemberForm();
});

function breakAt(...faults: Fault[]): void {
  for (const fault of faults) {
    edge.faults.add(fault);
  }
}

async function isStored(collection: string, id: string): Promise<boolean> {
  return (await testFirestore().collection(collection).doc(id).get()).exists;
}

describe('adding a member', () => {
  it('is reported as not added after a rollback', async () => {
    breakAt('transaction');

    const { outcome, uid } = await addMember(form, new Date());

    expect(outcome).toBe('notAdded');
    expect((await testAuth().getUsers([{ uid }])).users).toEqual([]);
  });

  it('is reported as half done if the account remains without a role', async () => {
    breakAt('transaction', 'closing');

    const { outcome, uid } = await addMember(form, new Date());

    expect(outcome).toBe('halfDone');
    expect((await testAuth().getUser(uid)).email).toBe(form.email);
    expect(await isStored(COLLECTIONS.profiles, uid)).toBe(false);
    edge.faults.clear();
    expect(await addMember(form, new Date())).toEqual({ outcome: 'stored', uid });
  });

  it('is complete if only the database’s response is lost', async () => {
    breakAt('lostAnswer');

    const { outcome, uid } = await addMember(form, new Date());

    expect(outcome).toBe('stored');
    expect((await outcomeOf(await queuedDelivery('recipient', uid)))?.template).toBe('welcome');
  });

  it('is complete if the database’s response is lost and the transaction is repeated', async () => {
    const guest = await createMember();
    form = { ...form, email: guest.email };
    breakAt('repeating');

    expect(await addMember(form, new Date())).toEqual({ outcome: 'stored', uid: guest.uid });

    const deliveries = testFirestore().collection(COLLECTIONS.deliveries);
    const queued = await deliveries.where('recipient', '==', guest.uid).get();
    expect(queued.docs.map((delivery) => delivery.get('template'))).toEqual(['welcome']);
    expect((await testAuth().getUser(guest.uid)).displayName).toBe(`${form.firstName} ${form.lastName}`);
  });

  it('is finished by the same form if it was cut off before the account was taken over', async () => {
    const guest = await createMember();
    form = { ...form, email: guest.email };
    const begun = new Date();
    await storeMember(testFirestore(), { uid: guest.uid, isNew: false }, form, begun);

    const again = new Date(begun.getTime() + MINUTE_MS);
    expect(await addedEarlier(form, again, 'en')).toEqual({ outcome: 'stored', uid: guest.uid });

    const accountName = async () => (await testAuth().getUser(guest.uid)).displayName;
    expect(await accountName()).toBe(`${form.firstName} ${form.lastName}`);
    expect((await outcomeOf(await queuedDelivery('recipient', guest.uid)))?.template).toBe('welcome');
    await testAuth().updateUser(guest.uid, { displayName: 'Own Name' });
    expect(await addedEarlier(form, again, 'en')).toEqual({ outcome: 'stored', uid: guest.uid });
    expect(await accountName()).toBe('Own Name');
  });

  it('reports a member who is stored but gets no welcome email', async () => {
    breakAt('queueing');

    const { outcome, uid } = await addMember(form, new Date());

    expect(outcome).toBe('notWelcomed');
    expect(await isStored(COLLECTIONS.profiles, uid)).toBe(true);
  });

  it('reports when stored data could not be rolled back', async () => {
    const guest = await createMember();
    form = { ...form, email: guest.email };
    breakAt('adopting', 'withdrawing');

    expect(await addMember(form, new Date())).toEqual({ outcome: 'notWelcomed', uid: guest.uid });
    expect(await isStored(COLLECTIONS.profiles, guest.uid)).toBe(true);
  });
});
