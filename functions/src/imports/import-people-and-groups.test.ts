import { randomUUID } from 'node:crypto';
import { COLLECTIONS, circleMembersPath } from '@prayer-community/domain/collections';
import { IMPORT_REFUSALS, REFUSED_ROWS } from '@prayer-community/domain/import/import-calls';
import { refusal } from '@prayer-community/domain/refusal';
import { t } from '@prayer-community/i18n/text';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { memberships } from '../data/distribution.ts';
import { invitationRef } from '../data/invitation.ts';
import { IMPORTERS } from '../importers.ts';
import { invitationSubscription, optOutRef } from '../messaging/mail-opt-out.ts';
import { isWithdrawn, profileRef, WITHDRAWN } from '../platform/staff-account.ts';
import { departFromCircles } from '../prayer-circles/depart-from-circles.ts';
import { clearAfterMember } from '../team-members/clear-after-member.ts';
import { callAccounts } from '../testing/accounts-api.ts';
import { resultOf } from '../testing/call-function.ts';
import { createMember, membersOf, randomEmail, storeCircle } from '../testing/circle-member.ts';
import { staffIdToken } from '../testing/id-token.ts';
import { checkedFile, ImportingPage } from '../testing/import-steps.ts';
import { createStaffMember, type StaffMember } from '../testing/staff-member.ts';
import { storeRequest } from '../testing/stored-request.ts';
import { testAuth, testFirestore } from '../testing/test-backend.ts';
import { TRIGGERED } from '../testing/triggered.ts';
import { whileTriggering } from '../testing/while-triggering.ts';
import { importingRows } from './import-rows.ts';

let leader: StaffMember;
let idToken: string;

beforeAll(async () => {
  leader = await createStaffMember('leadership');
  idToken = await staffIdToken(leader.uid);
});

const newMarker = () => randomUUID().slice(0, 8);
const isStored = async (collection: string, id: string) =>
  (await testFirestore().collection(collection).doc(id).get()).exists;

describe('an import of people', () => {
  const fileOf = (marker: string, count: number) =>
    checkedFile('people', [
      ['First Name', 'Last Name', 'Home Email', 'Mobile Phone Number'],
      ...Array.from({ length: count }, (_, index) => [
        'Ruth',
        `Meyer ${index}`,
        // All of them would get the same username.
        `ruth-${marker}@parish-${index}.example.org`,
        index === 0 ? '+1 202 555 0142' : '',
      ]),
    ]);

  async function profilesOf(marker: string) {
    const found = await testFirestore()
      .collection(COLLECTIONS.profiles)
      .orderBy('email')
      .startAt(`ruth-${marker}@`)
      .endAt(`ruth-${marker}@\uf8ff`)
      .get();
    return found.docs;
  }

  it('adds each person to the prayer team once, with a welcome message, even if interrupted and repeated', async () => {
    const marker = newMarker();
    const page = new ImportingPage(fileOf(marker, 14), idToken);
    await page.run(1);
    const ref = testFirestore().collection(COLLECTIONS.imports).doc(page.importId);
    // Simulates that the last chunk was interrupted before it was counted.
    await testFirestore().collection(COLLECTIONS.importChunks).doc(`${page.importId}_0`).delete();
    await ref.update({ chunks_done: 0, created: 0 });

    expect(await page.run()).toMatchObject({ state: 'finished', created: 14, existing: 0, refused: 0 });
    expect(await new ImportingPage(fileOf(marker, 14), idToken).run()).toMatchObject({
      created: 0,
      existing: 14,
    });

    const profiles = await profilesOf(marker);
    expect(profiles).toHaveLength(14);
    expect(new Set(profiles.map((profile) => profile.get('role')))).toEqual(new Set(['prayer_team']));
    expect(new Set(profiles.map((profile) => profile.get('username'))).size).toBe(14);
    expect(profiles.filter((profile) => profile.get('phone') === '+1 202 555 0142')).toHaveLength(1);
    const welcomes = await Promise.all(
      profiles.map(({ id }) =>
        testFirestore().collection(COLLECTIONS.deliveries).where('recipient', '==', id).get(),
      ),
    );
    expect(welcomes.map(({ docs }) => docs.map((welcome) => welcome.get('language') as unknown))).toEqual(
      Array(14).fill([page.plan.language]),
    );
  });

  it('does not take over another user’s account', async () => {
    const member = await createMember();
    const file = checkedFile('people', [
      ['First Name', 'Last Name', 'Email'],
      ['Boaz', 'Cohen', member.email],
    ]);
    const page = new ImportingPage(file, idToken);

    expect(await page.run(0)).toMatchObject({ chunks_done: 0 });
    const answer = await resultOf('importRows', page.chunk(0), { idToken });

    expect(answer).toEqual({
      success: true,
      chunksDone: 1,
      refusedRows: [{ line: 2, reason: t(REFUSED_ROWS.hasAccount) }],
    });
    expect(await isStored(COLLECTIONS.profiles, member.uid)).toBe(false);
  });

  it('reports refused rows again if their answer was lost', async () => {
    const member = await createMember();
    const file = checkedFile('people', [
      ['First Name', 'Last Name', 'Email'],
      ['Boaz', 'Cohen', member.email],
      ...Array.from({ length: 12 }, () => ['Ruth', 'Meyer', randomEmail()]),
    ]);
    const page = new ImportingPage(file, idToken);
    await page.run(1);
    const lost = { chunksDone: 1, refusedRows: [{ line: 2, reason: t(REFUSED_ROWS.hasAccount) }] };

    expect(await resultOf('importRows', page.chunk(0), { idToken })).toEqual({ success: true, ...lost });
    expect(await resultOf('startImport', page.plan, { idToken })).toEqual({
      success: true,
      importId: page.importId,
      ...lost,
    });
  });

  it('does not delete the account of a circle member who never confirmed its address', async () => {
    const email = randomEmail();
    const { uid } = await testAuth().createUser({ email, password: 'never confirmed' });
    const circleId = await storeCircle(await createMember(), { uid });
    const file = checkedFile('people', [
      ['First Name', 'Last Name', 'Email'],
      ['Boaz', 'Cohen', email],
    ]);

    expect(await new ImportingPage(file, idToken).run()).toMatchObject({ created: 0, refused: 1 });

    expect((await testAuth().getUserByEmail(email)).uid).toBe(uid);
    expect((await membersOf(circleId)).uids).toContain(uid);
  });

  it('adds and removes a person whose address a stranger registered beforehand', async () => {
    const email = randomEmail();
    const stranger = { email, password: 'of the stranger' };
    await callAccounts('signUp', stranger);
    const file = checkedFile('people', [
      ['First Name', 'Last Name', 'Email'],
      ['Boaz', 'Cohen', email],
    ]);
    const page = new ImportingPage(file, idToken);

    expect(await page.run()).toMatchObject({ created: 1, refused: 0 });

    await expect(callAccounts('signInWithPassword', stranger)).rejects.toThrow('INVALID_PASSWORD');
    const added = await testAuth().getUserByEmail(email);
    expect(await isStored(COLLECTIONS.profiles, added.uid)).toBe(true);
    expect(await page.undo()).toMatchObject({ removed: 1 });
    expect(await isStored(COLLECTIONS.profiles, added.uid)).toBe(false);
  });

  it('is undone except for people who signed in, became leaders, or have a request assigned', async () => {
    const marker = newMarker();
    const page = new ImportingPage(fileOf(marker, 5), idToken);
    await page.run();
    const [signedIn, promoted, assigned, ...others] = await profilesOf(marker);
    // Account times are stored in whole seconds.
    await expect
      .poll(async () => {
        await staffIdToken(signedIn?.id ?? '');
        const { creationTime, lastSignInTime } = (await testAuth().getUser(signedIn?.id ?? '')).metadata;
        return lastSignInTime === creationTime;
      }, TRIGGERED)
      .toBe(false);
    await promoted?.ref.update({ role: 'leadership' });
    const request = await storeRequest({ status: 'assigned', assigned_to: assigned?.id ?? '' });

    const undone = await page.undo();

    expect(undone).toMatchObject({ state: 'undone', removed: 2, kept: 3 });
    expect((await profilesOf(marker)).map(({ id }) => id).toSorted()).toEqual(
      [signedIn?.id, promoted?.id, assigned?.id].toSorted(),
    );
    expect((await request.get()).data()).toMatchObject({ status: 'assigned', assigned_to: assigned?.id });
    const gone = await testAuth().getUsers(others.map(({ id }) => ({ uid: id })));
    expect(gone.users).toEqual([]);
  });

  it('is undone without the invitations to circles that others sent', async () => {
    const marker = newMarker();
    const page = new ImportingPage(fileOf(marker, 1), idToken);
    await page.run();
    const [added] = await profilesOf(marker);
    const uid = added?.id ?? '';
    const email = String(added?.get('email'));
    const friend = await createMember();
    const circleId = await storeCircle(friend);
    await resultOf('inviteToCircle', { circleId, email }, friend);
    const db = testFirestore();
    const run = db.runTransaction.bind(db);
    const transactions = vi.spyOn(db, 'runTransaction');
    transactions.mockImplementation((act) =>
      whileTriggering([clearAfterMember, departFromCircles], () => run(act)),
    );

    const undone = await page.undo().finally(() => transactions.mockRestore());

    expect(undone).toMatchObject({ state: 'undone', removed: 1 });
    expect((await invitationRef(db, circleId, email).get()).exists).toBe(true);
    expect(await profilesOf(marker)).toEqual([]);
    expect((await memberships(db).where('user_id', '==', uid).get()).size).toBe(0);
    expect((await testAuth().getUsers([{ uid }])).users).toEqual([]);
  });

  it('keeps a person who gets a request during an undo, without the mark in their profile', async () => {
    const marker = newMarker();
    const page = new ImportingPage(fileOf(marker, 1), idToken);
    await page.run();
    const [added] = await profilesOf(marker);
    // As far as an interrupted undo gets.
    await added?.ref.update(WITHDRAWN);
    await storeRequest({ status: 'assigned', assigned_to: added?.id ?? '' });

    expect(await page.undo()).toMatchObject({ removed: 0, kept: 1 });

    expect(isWithdrawn(await added?.ref.get())).toBe(false);
  });

  describe('when undone', () => {
    const { people } = IMPORTERS;
    let marker: string;
    let page: ImportingPage<'people'>;

    beforeEach(async () => {
      marker = newMarker();
      page = new ImportingPage(fileOf(marker, 4), idToken);
      await page.run(0);
    });

    const step = async () => ({
      db: testFirestore(),
      importId: page.importId,
      stored: await page.stored(),
      now: new Date(),
    });

    /** Sends the first chunk to a function that runs extra steps before or after it stores people. */
    async function send({
      before,
      after,
    }: {
      before?: () => Promise<unknown>;
      after?: () => Promise<unknown>;
    }) {
      const store: typeof people.store = async (...chunk) => {
        await before?.();
        const collect = await people.store(...chunk);
        await after?.();
        return collect;
      };
      return importingRows({ ...IMPORTERS, people: { ...people, store } }).run({
        data: page.chunk(0),
        auth: { uid: leader.uid, token: await testAuth().verifyIdToken(idToken), rawToken: idToken },
        rawRequest: Object.create(null),
        acceptsStreaming: false,
      });
    }

    async function accountsOf() {
      const emails = fileOf(marker, 4).rows.map(({ email }) => ({ email }));
      return (await testAuth().getUsers(emails)).users;
    }

    it('adds no one from a chunk that arrives later', async () => {
      const answer = await send({ before: () => page.undo() });

      expect(answer).toEqual(refusal(IMPORT_REFUSALS.notRunning));
      expect(await profilesOf(marker)).toEqual([]);
      expect(await accountsOf()).toEqual([]);
    });

    it('removes people added by a chunk during the undo', async () => {
      const answer = await send({
        after: async () => {
          const [added] = await profilesOf(marker);
          await page.undo();
          await added?.ref.set(added.data());
        },
      });

      expect(answer).toEqual(refusal(IMPORT_REFUSALS.notRunning));
      expect(await profilesOf(marker)).toEqual([]);
    });

    it('removes people added by an interrupted chunk, and does not count those whom it never added', async () => {
      await people.store(await step(), fileOf(marker, 4).rows);
      const [halfAdded, neverAdded] = await profilesOf(marker);
      await halfAdded?.ref.delete();
      await neverAdded?.ref.delete();
      await testAuth().deleteUser(neverAdded?.id ?? '');

      const undone = await page.undo();

      expect(undone).toMatchObject({ state: 'undone', removed: 3, kept: 0 });
      expect(await profilesOf(marker)).toEqual([]);
      expect(await accountsOf()).toEqual([]);
    });
  });
});

describe('an import of groups', () => {
  const fileOf = (marker: string) =>
    checkedFile('groups', [
      ['Group Name', 'Description', 'Email'],
      [`Morning ${marker}`, 'Before work', `ruth-${marker}@example.org`],
      [`Morning ${marker}`, '', `boaz-${marker}@example.org`],
      [`Students ${marker}`, '', ''],
    ]);

  const circlesOf = async (marker: string) =>
    (
      await testFirestore()
        .collection(COLLECTIONS.prayerCircles)
        .where('name', 'in', [`Morning ${marker}`, `Students ${marker}`])
        .orderBy('name')
        .get()
    ).docs;

  it('creates each circle once, led by the importer, and invites its members', async () => {
    const marker = newMarker();

    const first = await new ImportingPage(fileOf(marker), idToken).run();
    const second = await new ImportingPage(fileOf(marker), idToken).run();

    expect(first).toMatchObject({ state: 'finished', row_count: 2, created: 2, existing: 0 });
    expect(second).toMatchObject({ created: 0, existing: 2 });
    const [morning] = await circlesOf(marker);
    expect(morning?.data()).toMatchObject({
      description: 'Before work',
      created_by: leader.uid,
      member_count: 1,
    });
    const members = await testFirestore()
      .collection(circleMembersPath(morning?.id ?? ''))
      .get();
    expect(members.docs.map((member) => [member.id, member.get('is_leader')])).toEqual([[leader.uid, true]]);
    const invitations = await testFirestore()
      .collection(COLLECTIONS.circleInvitations)
      .where('circle_id', '==', morning?.id)
      .get();
    expect(invitations.docs.map((invitation) => invitation.get('address')).toSorted()).toEqual([
      `boaz-${marker}@example.org`,
      `ruth-${marker}@example.org`,
    ]);
    const deliveries = await testFirestore()
      .collection(COLLECTIONS.deliveries)
      .where(
        'about_id',
        'in',
        invitations.docs.map(({ id }) => id),
      )
      .get();
    expect(deliveries.size).toBe(2);
  });

  it('stores the invitation of a person who unsubscribed from invitations, without its email', async () => {
    const marker = newMarker();
    const ruth = `ruth-${marker}@example.org`;
    const db = testFirestore();
    await optOutRef(db, invitationSubscription(ruth)).set({ created_at: new Date() });

    await new ImportingPage(fileOf(marker), idToken).run();

    const [morning] = await circlesOf(marker);
    const invitations = await db
      .collection(COLLECTIONS.circleInvitations)
      .where('circle_id', '==', morning?.id)
      .get();
    const mailed = await Promise.all(
      invitations.docs.map(async (invitation) => {
        const mails = db.collection(COLLECTIONS.deliveries).where('about_id', '==', invitation.id);
        return {
          address: String(invitation.get('address')),
          mails: (await mails.count().get()).data().count,
        };
      }),
    );
    expect(new Set(mailed)).toEqual(
      new Set([
        { address: `boaz-${marker}@example.org`, mails: 1 },
        { address: ruth, mails: 0 },
      ]),
    );
  });

  it('is continued by the leader who started it, while another leader starts a new one', async () => {
    const marker = newMarker();
    const former = await createStaffMember('leadership');
    const formerToken = await staffIdToken(former.uid);
    const cutOff = new ImportingPage(fileOf(marker), formerToken);
    const continued = new ImportingPage(fileOf(marker), formerToken);
    await cutOff.run(0);
    await continued.run(0);
    await profileRef(testFirestore(), former.uid).delete();

    const page = new ImportingPage(fileOf(marker), idToken);
    const finished = await page.run();

    expect(continued.importId).toBe(cutOff.importId);
    expect(page.importId).not.toBe(cutOff.importId);
    expect(finished).toMatchObject({ state: 'finished', started_by: leader.uid, created: 2 });
    expect((await circlesOf(marker)).map((circle) => circle.get('created_by') as unknown)).toEqual([
      leader.uid,
      leader.uid,
    ]);
  });

  it('is stored only for the leader who started it', async () => {
    const marker = newMarker();
    const page = new ImportingPage(fileOf(marker), idToken);
    await page.run(0);
    const other = await createStaffMember('leadership');
    const otherToken = await staffIdToken(other.uid);
    const rows = [...fileOf(marker).rows];

    expect(
      await resultOf(
        'importRows',
        { importId: page.importId, index: 0, kind: 'groups', rows },
        { idToken: otherToken },
      ),
    ).toEqual(refusal(IMPORT_REFUSALS.noImport));
    expect(await circlesOf(marker)).toEqual([]);
  });

  it('emails each invitation once, even if its chunk was interrupted and sent again', async () => {
    const marker = newMarker();
    const page = new ImportingPage(fileOf(marker), idToken);
    await page.run(0);
    const step = {
      db: testFirestore(),
      importId: page.importId,
      stored: await page.stored(),
      now: new Date(),
    };
    await IMPORTERS.groups.store(step, fileOf(marker).rows);

    await page.run();

    const [morning] = await circlesOf(marker);
    const invitations = await testFirestore()
      .collection(COLLECTIONS.circleInvitations)
      .where('circle_id', '==', morning?.id)
      .get();
    const isMailed = await Promise.all(
      invitations.docs.map(({ id }) =>
        testFirestore().collection(COLLECTIONS.deliveries).where('about_id', '==', id).count().get(),
      ),
    );
    expect(isMailed.map((mail) => mail.data().count)).toEqual([1, 1]);
  });

  it('is undone except for circles that someone joined, and can be imported again', async () => {
    const marker = newMarker();
    const page = new ImportingPage(fileOf(marker), idToken);
    await page.run();
    const [morning, students] = await circlesOf(marker);
    const joined = testFirestore()
      .collection(circleMembersPath(morning?.id ?? ''))
      .doc('boaz');
    await joined.set({
      circle_id: morning?.id,
      user_id: 'boaz',
      display_name: 'Boaz',
      is_leader: false,
      joined_at: new Date(),
    });

    expect(await page.undo()).toMatchObject({ state: 'undone', removed: 1, kept: 1 });
    expect((await circlesOf(marker)).map(({ id }) => id)).toEqual([morning?.id]);
    expect(await isStored(COLLECTIONS.tombstones, students?.id ?? '')).toBe(true);

    expect(await new ImportingPage(fileOf(marker), idToken).run()).toMatchObject({ created: 1, existing: 1 });
    const again = await circlesOf(marker);
    expect(again).toHaveLength(2);
    expect(again.map(({ id }) => id)).not.toContain(students?.id);
  });
});
