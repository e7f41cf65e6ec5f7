import { randomBytes, randomUUID } from 'node:crypto';
import { COLLECTIONS, circlePrayersPath, notesPath } from '@prayer-community/domain/collections';
import { newInvitation } from '@prayer-community/domain/prayer-circles/circle-invitation';
import { newCirclePrayer } from '@prayer-community/domain/prayer-circles/circle-prayer';
import { erasurePath } from '@prayer-community/domain/retention/erasure';
import { privacySettingsSchema } from '@prayer-community/domain/settings/settings';
import { newPrayerNotice } from '@prayer-community/domain/status-page/prayer-notice';
import { getApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { circleMemberRef, circleRef } from '../data/circle.ts';
import { invitations } from '../data/invitation.ts';
import { privacySettings } from '../data/settings.ts';
import { deliverAtOnce } from '../deliver.ts';
import { ERASERS } from '../erasers.ts';
import { profiles, usernameRef } from '../platform/staff-account.ts';
import { departFromCircles } from '../prayer-circles/depart-from-circles.ts';
import { clearAfterMember } from '../team-members/clear-after-member.ts';
import { restoreBackup, takeBackup } from '../testing/backup.ts';
import { resultOf } from '../testing/call-function.ts';
import { createMember, membersOf, storeCircle } from '../testing/circle-member.ts';
import { staffIdToken } from '../testing/id-token.ts';
import { randomAddress } from '../testing/random-address.ts';
import { runSchedule } from '../testing/run-schedule.ts';
import { createStaffMember } from '../testing/staff-member.ts';
import { storeRequest } from '../testing/stored-request.ts';
import { ownBucket, testBucket, testFirestore } from '../testing/test-backend.ts';
import { whileTriggering } from '../testing/while-triggering.ts';
import { eraseOnRequest } from './erase-on-request.ts';
import { replayErasures } from './replay-erasures.ts';

const db = testFirestore();
const address = randomAddress();
const YEAR_MS = 365 * 24 * 3_600_000;

const everything = async () => JSON.stringify([...(await takeBackup())]);

const replay = () => replayErasures(db, testBucket(), ERASERS, new Date());

/** Runs an action that erases something, then restores the database from a backup made before. */
async function eraseAndRestore(act: () => Promise<unknown>): Promise<void> {
  const backup = await takeBackup();
  await whileTriggering([deliverAtOnce, clearAfterMember, departFromCircles], act);
  await restoreBackup(backup);
}

async function submitShared(words: string, hasPage = true): Promise<{ id: string; key: string }> {
  const id = randomUUID();
  const key = randomBytes(16).toString('base64url');
  const input = {
    submissionId: id,
    ...(hasPage && { statusKey: key }),
    prayerData: {
      is_on_behalf: false,
      prayer_text: words,
      categories: [],
      follow_up_requested: false,
      contact_preference: 'none' as const,
      submission_type: 'prayer_team' as const,
      share_on_belief_wall: true,
      urgency_level: 'low' as const,
    },
    contactData: {
      ...{ first_name: 'Ruth', last_name: 'Meyer', phone: null },
      email: hasPage ? `ruth-${id}@example.org` : null,
    },
    audioPath: null,
  };
  await whileTriggering([deliverAtOnce], () => resultOf('submitPrayerRequest', input, { address }));
  await db.collection(notesPath(id)).add({ note_text: `Called about ${words}`, created_by: 'leader' });
  const notice = newPrayerNotice(`ruth-${id}@example.org`, null, 0, new Date());
  await db.collection(COLLECTIONS.prayerNotices).doc(id).set(notice);
  return { id, key };
}

it('a request deleted by its requester is emptied, closed, and taken off the wall again', async () => {
  const words = `For my mother ${randomUUID()}`;
  const { id, key } = await submitShared(words);
  await eraseAndRestore(() => resultOf('deletePrayerRequest', { key }, { address }));
  expect(await everything()).toContain(words);

  await replay();

  expect(await everything()).not.toContain(words);
  expect(await everything()).not.toContain(`ruth-${id}@example.org`);
  expect((await db.collection(COLLECTIONS.prayerRequests).doc(id).get()).data()).toMatchObject({
    status: 'closed',
    archive_status: 'archived',
    ended_by_requester: 'deleted',
    contact_info: null,
  });
});

it.each([
  ['with', true],
  ['without', false],
])(
  'a request %s a status page that was erased for its requester is emptied and off the wall again',
  async (_page, hasPage) => {
    const words = `For my brother ${randomUUID()}`;
    const { id } = await submitShared(words, hasPage);
    await eraseAndRestore(() => eraseOnRequest(db, { kind: 'request', id }, ERASERS, new Date()));
    expect(await everything()).toContain(words);

    await replay();

    expect(await everything()).not.toContain(words);
    expect(await everything()).not.toContain(`ruth-${id}@example.org`);
  },
);

it('a request emptied by retention is emptied again', async () => {
  const words = `For rain ${randomUUID()}`;
  const closedAt = new Date(Date.now() - 2 * YEAR_MS);
  const request = await storeRequest({ prayer_text: words, status: 'closed', updated_at: closedAt });
  await privacySettings.ref(db).set(privacySettingsSchema.parse({ retention_days: 365 }));
  await eraseAndRestore(() => runSchedule('purgeExpired'));
  expect(await everything()).toContain(words);

  await replay();

  expect(await everything()).not.toContain(words);
  expect((await request.get()).get('ended_by_requester')).toBeNull();
});

it('a removed circle and its prayers are removed again, and its ID is not reused', async () => {
  const words = `For the sick ${randomUUID()}`;
  const founder = await createMember();
  const circleId = await storeCircle(founder, await createMember());
  await db.collection(circlePrayersPath(circleId)).add(newCirclePrayer(words, founder.uid, new Date()));
  const idToken = await staffIdToken((await createStaffMember('leadership')).uid);
  await eraseAndRestore(() => resultOf('removeCircle', { circleId }, { idToken }));
  expect(await everything()).toContain(words);

  await replay();

  expect(await everything()).not.toContain(words);
  expect((await membersOf(circleId)).uids).toEqual([]);
  expect((await db.collection(COLLECTIONS.tombstones).doc(circleId).get()).get('kind')).toBe('circle');
});

it('a deleted member is removed again, also from circles, and their requests become new again', async () => {
  const member = await createStaffMember();
  const leader = await createStaffMember('leadership');
  const circleId = await storeCircle(leader, member);
  const sent = { circle_id: circleId, invited_by: leader.uid, address: member.email };
  await invitations(db).add(newInvitation(sent, new Date()));
  const request = await storeRequest({ status: 'assigned', assigned_to: member.uid });
  const idToken = await staffIdToken(leader.uid);
  await eraseAndRestore(() => resultOf('deleteTeamMember', { uid: member.uid }, { idToken }));
  expect(await everything()).toContain(member.email);

  await replay();

  expect(await everything()).not.toContain(member.email);
  expect((await membersOf(circleId)).uids).toEqual([leader.uid]);
  expect((await request.get()).data()).toMatchObject({ status: 'new', assigned_to: null });
});

it('a deleted member who was added again with the same username and a new account keeps the username', async () => {
  const former = await createStaffMember();
  const idToken = await staffIdToken((await createStaffMember('leadership')).uid);
  const backup = await takeBackup();
  await whileTriggering([clearAfterMember, departFromCircles], () =>
    resultOf('deleteTeamMember', { uid: former.uid }, { idToken }),
  );
  const { uid } = await createStaffMember('prayer_team', { username: former.username });
  const username = usernameRef(db, former.username);
  // An import overwrites the username, and leaves the new profile alone.
  for (const path of [profiles(db).doc(former.uid).path, username.path]) {
    await db.doc(path).set(backup.get(path) ?? {});
  }

  await replay();

  expect((await profiles(db).doc(former.uid).get()).exists).toBe(false);
  expect((await username.get()).data()).toEqual({ uid });
});

it('a circle that its other members joined after the backup lives on if a deleted member was alone in the copy', async () => {
  const member = await createStaffMember();
  const joined = await createMember();
  const circleId = await storeCircle(member, joined);
  const copy = getFirestore(getApp(), 'restored');
  for (const [path, data] of await takeBackup()) {
    if (path !== circleMemberRef(db, circleId, joined.uid).path) {
      await copy.doc(path).set(data);
    }
  }
  await circleRef(copy, circleId).update({ member_count: 1 });
  const idToken = await staffIdToken((await createStaffMember('leadership')).uid);
  await whileTriggering([clearAfterMember, departFromCircles], () =>
    resultOf('deleteTeamMember', { uid: member.uid }, { idToken }),
  );

  await replayErasures(copy, testBucket(), ERASERS, new Date());
  await replay();

  expect((await circleRef(copy, circleId).get()).exists).toBe(false);
  expect((await circleRef(db, circleId).get()).exists).toBe(true);
  expect((await membersOf(circleId)).uids).toEqual([joined.uid]);
});

it('prayers in circles are deleted again if their author was erased on request, and stay if leadership deleted them', async () => {
  const [leader, guest, member] = [await createMember(), await createMember(), await createStaffMember()];
  const circleId = await storeCircle(leader, guest, member);
  const share = (words: string, { uid }: { uid: string }) =>
    db.collection(circlePrayersPath(circleId)).add(newCirclePrayer(words, uid, new Date()));
  const [erased, staying] = [`For my son ${randomUUID()}`, `For our town ${randomUUID()}`];
  await Promise.all([share(erased, guest), share(staying, member)]);
  const idToken = await staffIdToken((await createStaffMember('leadership')).uid);
  await eraseAndRestore(async () => {
    await eraseOnRequest(db, { kind: 'member', id: guest.uid }, ERASERS, new Date());
    await resultOf('deleteTeamMember', { uid: member.uid }, { idToken });
  });
  expect(await everything()).toContain(erased);

  await replay();

  expect(await everything()).not.toContain(erased);
  expect(await everything()).toContain(staying);
});

it('restored requests of a deleted member whose profile was not restored become new again', async () => {
  const member = await createStaffMember();
  const idToken = await staffIdToken((await createStaffMember('leadership')).uid);
  const request = await storeRequest({ status: 'assigned', assigned_to: member.uid });
  await eraseAndRestore(() => resultOf('deleteTeamMember', { uid: member.uid }, { idToken }));
  await profiles(db).doc(member.uid).delete();

  await replay();

  expect((await request.get()).data()).toMatchObject({ status: 'new', assigned_to: null });
});

it('restored privacy settings apply to every profile', async () => {
  const { uid } = await createStaffMember();
  const chosen = privacySettingsSchema.parse({ confidential_visible_to: 'leadership', session_hours: 1 });
  await privacySettings.ref(db).set(chosen);

  await replay();

  const profile = await profiles(db).doc(uid).get();
  expect(profile.data()).toMatchObject({ hears_confidential: false, session_hours: 1 });
  await privacySettings.ref(db).delete();
});

it('data that was not erased remains, and a second replay changes nothing', async () => {
  const request = await storeRequest({ prayer_text: 'For peace.' });
  const leader = await createStaffMember('leadership');
  await replay();
  const once = await takeBackup();

  expect(once.has(request.path)).toBe(true);
  expect(once.get(request.path)).toMatchObject({ prayer_text: 'For peace.', emptied_at: null });
  expect(once.get(`${COLLECTIONS.profiles}/${leader.uid}`)).toMatchObject({ email: leader.email });
  await replay();
  const twice = await takeBackup();
  expect([...twice.keys()].sort()).toEqual([...once.keys()].sort());
});

it('requests and posts are erased at the same time, circles and members one after another', async () => {
  const store = ownBucket();
  const kinds = ['request', 'post', 'circle', 'circle_prayers', 'member'] as const;
  const paths = kinds.flatMap((kind) => ['a', 'b', 'c'].map((id) => erasurePath({ kind, id })));
  await Promise.all(paths.map((path) => store.file(path).save('')));
  const running = { quick: 0, inTurn: 0 };
  const most = { quick: 0, inTurn: 0 };
  const eraser = (how: keyof typeof running) => async () => {
    running[how] += 1;
    most[how] = Math.max(most[how], running[how]);
    await Promise.resolve();
    running[how] -= 1;
  };
  const erasers = {
    ...{ request: eraser('quick'), post: eraser('quick') },
    ...{ circle: eraser('inTurn'), circle_prayers: eraser('inTurn'), member: eraser('inTurn') },
  };

  expect(await replayErasures(db, store, erasers, new Date())).toBe(15);

  expect(most).toEqual({ quick: 6, inTurn: 1 });
});
