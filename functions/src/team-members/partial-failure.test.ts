import { emailChangeSettledAt, newEmailChange } from '@prayer-community/domain/auth/email-change';
import { COLLECTIONS, membershipId } from '@prayer-community/domain/collections';
import type { MemberForm } from '@prayer-community/domain/staff/team-member';
import type { Auth } from 'firebase-admin/auth';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/logger';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isInCircles } from '../data/circle.ts';
import { emailChanges, readEmailChange } from '../data/email-change.ts';
import { codeHash } from '../platform/mailed-code.ts';
import { createMember, membersOf, storeCircle } from '../testing/circle-member.ts';
import { delivering, deliveryRef, outcomeOf, tryNow } from '../testing/delivery-steps.ts';
import { mailsTo } from '../testing/fake-providers.ts';
import { newMemberForm } from '../testing/member-form.ts';
import { createStaffMember, type StaffMember } from '../testing/staff-member.ts';
import { testAuth, testFirestore } from '../testing/test-backend.ts';
import { addMember } from './add-member.ts';
import { storeEmailChange, updateAccountEmail } from './apply-email-change.ts';
import { changeEmail } from './change-email.ts';

// The external services, one of which fails at the worst moment. Everything else is real.
const edge = vi.hoisted(() => ({
  breaks: 'nothing' as 'nothing' | 'database' | 'accounts',
  /** The transactions that succeed before the database breaks. */
  transactionsLeft: 0,
}));

vi.mock('../platform/admin.ts', () => ({
  auth: async (): Promise<Auth> => {
    const accounts = testAuth();
    return edge.breaks === 'accounts' ? failing(accounts, 'updateUser', () => true) : accounts;
  },
  firestore: async (): Promise<Firestore> => {
    const db = testFirestore();
    return edge.breaks === 'database'
      ? failing(db, 'runTransaction', () => edge.transactionsLeft-- <= 0)
      : db;
  },
}));

function failing<Service extends object>(
  service: Service,
  method: keyof Service,
  isBroken: () => boolean,
): Service {
  return new Proxy(service, {
    get(target, name) {
      if (name === method && isBroken()) {
        return () => Promise.reject(new Error('the connection broke'));
      }
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

let form: MemberForm;

const errors = vi.spyOn(logger, 'write');

const logged = (message: string, uid: string) => expect.objectContaining({ severity: 'ERROR', message, uid });

beforeEach(() => {
  edge.breaks = 'nothing';
  edge.transactionsLeft = 0;
  errors.mockClear();
  form = newMemberForm();
});

/** Returns the paths of what is left of a future member: profile, username, list and welcome. */
async function leftOf(uid: string): Promise<string[]> {
  const places = [
    [COLLECTIONS.profiles, uid],
    [COLLECTIONS.usernames, form.username],
    [COLLECTIONS.distributionMemberships, membershipId('prayer-team_email', uid)],
  ] as const;
  const documents = await testFirestore().getAll(
    ...places.map(([collection, id]) => testFirestore().collection(collection).doc(id)),
  );
  const welcomes = await testFirestore()
    .collection(COLLECTIONS.deliveries)
    .where('recipient', '==', uid)
    .get();
  return [...documents, ...welcomes.docs].filter(({ exists }) => exists).map(({ ref }) => ref.path);
}

describe('adding a member with a failure halfway', () => {
  it('leaves no account, profile, or username, and can be repeated', async () => {
    edge.breaks = 'database';

    const { outcome, uid } = await addMember(form, new Date());

    expect(outcome).toBe('notAdded');
    expect(errors).toHaveBeenCalledExactlyOnceWith(logged('A member could not be stored', uid));
    expect((await testAuth().getUsers([{ email: form.email }])).users).toEqual([]);
    expect(await leftOf(uid)).toEqual([]);
    edge.breaks = 'nothing';
    expect(await addMember(form, new Date())).toMatchObject({ outcome: 'stored' });
  });

  it('leaves a circle member’s account and circles unchanged', async () => {
    const guest = await createMember();
    const circleId = await storeCircle(guest);
    form = { ...form, email: guest.email };
    edge.breaks = 'accounts';

    expect(await addMember(form, new Date())).toEqual({ outcome: 'notAdded', uid: guest.uid });
    const failure = logged('An account could not be given to a member', guest.uid);
    expect(errors).toHaveBeenCalledExactlyOnceWith(failure);

    expect(await leftOf(guest.uid)).toEqual([]);
    edge.breaks = 'nothing';
    expect(await addMember(form, new Date())).toEqual({ outcome: 'stored', uid: guest.uid });
    expect((await testAuth().getUser(guest.uid)).email).toBe(guest.email);
    expect(await membersOf(circleId)).toEqual({ counted: 1, uids: [guest.uid] });
  });
});

/** Stores a change to `form.email` with the code 123456, and returns its id. */
async function storeChange(member: StaffMember): Promise<string> {
  const change = { user_id: member.uid, email: form.email, former_email: member.email, requested_by: 'x' };
  const ref = emailChanges(testFirestore()).doc();
  const hash = codeHash('e-mail change code', ref.id, '123456');
  await ref.set({ ...newEmailChange(change, hash, new Date()) });
  return ref.id;
}

describe('an email change that fails in the account service', () => {
  const profileEmail = async (uid: string) =>
    (await testFirestore().collection(COLLECTIONS.profiles).doc(uid).get()).get('email');

  it('leaves the member with the old address, and the code can be entered again', async () => {
    const member = await createStaffMember();
    const changeId = await storeChange(member);
    edge.breaks = 'accounts';

    expect(await changeEmail(changeId, '123456', new Date())).toMatchObject({ outcome: 'notChanged' });
    const failure = logged('The email address of an account could not be changed', member.uid);
    expect(errors).toHaveBeenCalledExactlyOnceWith(failure);

    expect(await profileEmail(member.uid)).toBe(member.email);
    expect((await testAuth().getUser(member.uid)).email).toBe(member.email);
    edge.breaks = 'nothing';
    expect(await changeEmail(changeId, '123456', new Date())).toMatchObject({ outcome: 'changed' });
    expect(await profileEmail(member.uid)).toBe(form.email);
  });

  it('leaves the new address that a simultaneous confirmation has already given to profile and account', async () => {
    const member = await createStaffMember();
    const changeId = await storeChange(member);
    const change = readEmailChange(await emailChanges(testFirestore()).doc(changeId).get());
    if (!change) {
      throw new Error('the change was not stored');
    }
    await changeEmail(changeId, '123456', new Date());
    edge.breaks = 'accounts';

    expect(await storeEmailChange(changeId, change, new Date())).toBe('confirmed');
    expect(await updateAccountEmail(changeId, change, 'confirmed')).toBe('notChanged');

    expect(await profileEmail(member.uid)).toBe(form.email);
    expect((await testAuth().getUser(member.uid)).email).toBe(form.email);
  });

  it('is announced to no one, although its announcement is queued with the change', async () => {
    const member = await createStaffMember();
    const changeId = await storeChange(member);
    edge.breaks = 'accounts';
    const at = new Date();

    await delivering(() => changeEmail(changeId, '123456', at));

    const notice = deliveryRef(`email_changed_${changeId}`);
    const queued = await outcomeOf(notice);
    expect(queued).toMatchObject({ status: 'pending', attempts: 0, created_at: Timestamp.fromDate(at) });
    expect(queued?.next_attempt_at.toDate()).toEqual(emailChangeSettledAt(at));
    expect(await tryNow(notice)).toMatchObject({ status: 'not_needed' });
    expect(await mailsTo(member.email)).toEqual([]);
  });

  it('reports on every try that the member has left prayer circles', async () => {
    const member = await createStaffMember();
    await storeCircle(await createMember(), member);
    const changeId = await storeChange(member);
    edge.breaks = 'accounts';
    const failed = { outcome: 'notChanged', hasLeftCircles: true };

    expect(await changeEmail(changeId, '123456', new Date())).toMatchObject(failed);
    expect(await changeEmail(changeId, '123456', new Date())).toMatchObject(failed);
  });
});

describe('an email change that fails while the member leaves prayer circles', () => {
  it('reports that the member has left circles, and can be repeated', async () => {
    const member = await createStaffMember();
    const friend = await createMember();
    await storeCircle(friend, member);
    await storeCircle(friend, member);
    const changeId = await storeChange(member);
    edge.breaks = 'database';
    edge.transactionsLeft = 1;

    const failed = { outcome: 'notChanged', hasLeftCircles: true };
    expect(await changeEmail(changeId, '123456', new Date())).toMatchObject(failed);
    const failure = logged('The email address of a member could not be changed', member.uid);
    expect(errors).toHaveBeenLastCalledWith(failure);
    expect(await changeEmail(changeId, '123456', new Date())).toMatchObject(failed);

    edge.breaks = 'nothing';
    expect(await changeEmail(changeId, '123456', new Date())).toMatchObject({ outcome: 'changed' });
    expect(await isInCircles(testFirestore(), member.uid)).toBe(false);
  });

  it('reports that the member is still in their circles if they have left none', async () => {
    const member = await createStaffMember();
    await storeCircle(await createMember(), member);
    edge.breaks = 'database';

    expect(await changeEmail(await storeChange(member), '123456', new Date())).toMatchObject({
      outcome: 'notChanged',
      hasLeftCircles: false,
    });
    expect(await isInCircles(testFirestore(), member.uid)).toBe(true);
  });
});
