import { COLLECTIONS, membershipId } from '@prayer-community/domain/collections';
import { newRequestMessages } from '@prayer-community/domain/delivery/notifications';
import { automaticMembership } from '@prayer-community/domain/distribution/distribution';
import { listedIn } from '@prayer-community/domain/staff/staff-directory';
import { beforeAll, describe, expect, it } from 'vitest';
import { storeProfile } from '../testing/stored-profile.ts';
import { ownFirestore } from '../testing/test-backend.ts';
import { invalidateStaffDirectory, readStaffDirectory } from './staff-directory.ts';

const db = ownFirestore();
const NOON = new Date('2026-11-21T12:00:00Z');
const LIST = 'prayer-team_email';
const STAFF = 200;

const profile = (uid: string) => db.collection(COLLECTIONS.profiles).doc(uid);
const membership = (uid: string) =>
  db.collection(COLLECTIONS.distributionMemberships).doc(membershipId(LIST, uid));
const listed = async () => listedIn(await readStaffDirectory(db, NOON), [LIST]).length;
const stored = () => db.collection(COLLECTIONS.staffDirectory).doc('current').get();

async function add(uid: string, at = NOON): Promise<void> {
  await storeProfile(db, uid, at, { role: 'prayer_team' });
  await membership(uid).set(automaticMembership(LIST, uid, at));
}

beforeAll(async () => {
  await Promise.all(Array.from({ length: STAFF }, (_, index) => add(`member-${index}`)));
});

describe('the directory for a staff of 200', () => {
  it('is one document, built only once for simultaneous notifications', async () => {
    const sizes = await Promise.all(Array.from({ length: 10 }, listed));
    expect(new Set(sizes)).toEqual(new Set([STAFF]));

    const before = await stored();
    expect(await listed()).toBe(STAFF);
    expect((await stored()).updateTime).toEqual(before.updateTime);
    expect(JSON.stringify(before.data()).length).toBeLessThan(100_000);
  });

  it('immediately reflects members who join, leave or are replaced', async () => {
    await add('newcomer', new Date(NOON.getTime() + 1));
    expect(await listed()).toBe(STAFF + 1);

    await membership('newcomer').delete();
    expect(await listed()).toBe(STAFF);

    await profile('newcomer').delete();
    await add('another', new Date(NOON.getTime() + 2));
    const { members } = await readStaffDirectory(db, NOON);
    expect(members).toHaveProperty('another');
    expect(members).not.toHaveProperty('newcomer');
  });

  it('names no members after invalidateStaffDirectory, and is rebuilt on the next read', async () => {
    await listed();
    await profile('member-0').update({ first_name: 'Miriam' });
    await invalidateStaffDirectory(db, NOON);
    expect(JSON.stringify((await stored()).data())).not.toContain('member-1');

    expect((await readStaffDirectory(db, NOON)).members['member-0']).toMatchObject({ first_name: 'Miriam' });
  });
});

it('a staff of 200 is notified with as many documents as a staff of ten', async () => {
  const email = Object.keys((await readStaffDirectory(db, NOON)).members).slice(0, STAFF);

  expect(newRequestMessages('r1', { push: ['member-0'], email, sms: [] })).toHaveLength(2);
  expect(newRequestMessages('r1', { push: ['member-0'], email: email.slice(0, 10), sms: [] })).toHaveLength(
    2,
  );
});
