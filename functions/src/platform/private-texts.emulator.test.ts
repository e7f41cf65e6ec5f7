import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { COLLECTIONS, historyPath, membershipId, notesPath } from '@prayer-community/domain/collections';
import { methodId, newDistributionMethod } from '@prayer-community/domain/distribution/distribution';
import { assignMember } from '@prayer-community/domain/prayer-request/request-transitions';
import { beforeAll, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { callFunction, callWithAnything, resultOf } from '../testing/call-function.ts';
import { failNextMailTo, firstMailTo, mailsTo } from '../testing/fake-providers.ts';
import { staffIdToken } from '../testing/id-token.ts';
import { randomAddress } from '../testing/random-address.ts';
import { createStaffMember, type StaffMember } from '../testing/staff-member.ts';
import { emulatorAddress, testFirestore } from '../testing/test-backend.ts';
import { TRIGGERED } from '../testing/triggered.ts';
import { validInputs } from '../testing/valid-inputs.ts';

/** Contained in every text that only its intended readers may see. */
const marker = `private-${randomUUID()}`;
const { submitPrayerRequest: submission, addTeamMember } = validInputs(marker);

let leader: StaffMember;
let idToken: string;

beforeAll(async () => {
  const db = testFirestore();
  leader = await createStaffMember('leadership', {
    notification_preferences: { newRequests: true, reminders: false },
  });
  idToken = await staffIdToken(leader.uid);
  const list = methodId('leadership', 'email');
  await db
    .collection(COLLECTIONS.distributionMethods)
    .doc(list)
    .set(newDistributionMethod('leadership', 'email'));
  const membership = db.collection(COLLECTIONS.distributionMemberships).doc(membershipId(list, leader.uid));
  await membership.set({
    method_id: list,
    user_id: leader.uid,
    is_manual: true,
    added_by: null,
    created_at: new Date(),
  });
  return async () => {
    await membership.delete();
    const profile = db.collection(COLLECTIONS.profiles).doc(leader.uid);
    await profile.update({ 'notification_preferences.newRequests': false });
  };
});

/** Waits until the leader has received this email about the request. Requests of other tests send them emails as well. */
async function leaderToReceive(subject: string): Promise<void> {
  await vi.waitUntil(async () => {
    const mails = await mailsTo(leader.email);
    return mails.some((mail) => mail.subject === subject && mail.text.includes(submission.submissionId));
  }, TRIGGERED);
}

/** Takes a request through its steps: submitted, announced, assigned to the leader, with a note. */
async function requestOnItsWay(): Promise<void> {
  const id = submission.submissionId;
  const request = testFirestore().collection(COLLECTIONS.prayerRequests).doc(id);
  // An urgent request never waits for a summary.
  const prayerData = { ...submission.prayerData, urgency_level: 'high' as const };
  const urgent = { ...submission, prayerData, audioPath: null };
  await resultOf('submitPrayerRequest', urgent, { address: randomAddress() });
  await leaderToReceive('There is a new prayer request');
  await firstMailTo(submission.contactData?.email ?? '');
  await request.update({ ...assignMember({ revision: 0 }, 'another', leader.uid), updated_at: new Date() });
  await leaderToReceive('A prayer request was assigned to you');
  const note = { note_text: `Called her. ${marker}`, created_by: leader.uid, created_at: new Date() };
  await testFirestore().collection(notesPath(id)).add(note);
  await vi.waitUntil(
    async () => (await testFirestore().collection(historyPath(id)).get()).size === 3,
    TRIGGERED,
  );
}

/** Causes refusals and failures on every level. */
async function failures(): Promise<void> {
  const { prayerData } = submission;
  const address = randomAddress();
  const texts = { prayer_text: marker.repeat(20) };
  await callWithAnything(
    'submitPrayerRequest',
    { ...submission, prayerData: { ...prayerData, ...texts } },
    { address },
  );
  await callWithAnything(
    'submitPrayerRequest',
    { ...submission, prayerData: { '@type': marker } },
    { address },
  );
  await callFunction('submitPrayerRequest', { ...submission, submissionId: randomUUID() }, { address });
  await failNextMailTo(addTeamMember.email);
}

it('no log or message contains prayers, notes, passwords or contact details', async () => {
  await requestOnItsWay();
  await failures();
  const added = await resultOf('addTeamMember', addTeamMember, { idToken });
  const uid = added.success ? added.uid : '';
  const newPassword = `another-${marker}`;
  const username = addTeamMember.username;
  expect(await resultOf('changeUserPassword', { username, newPassword }, { idToken })).toEqual({
    success: true,
  });

  const log = await vi.waitUntil(async () => {
    const text = await readFile(emulatorAddress('BACKEND_LOG'), 'utf8');
    const lines = text.split('\n').filter((line) => line.includes(uid));
    const logged = ['changeUserPassword', 'welcome_unreachable'];
    return logged.every((entry) => lines.some((line) => line.includes(entry))) && text;
  }, TRIGGERED);
  const response = await fetch(new URL('/api/messages', emulatorAddress('FAKE_PROVIDERS_URL')));
  const { messages } = z
    .object({ messages: z.array(z.looseObject({ to: z.array(z.string()) })) })
    .parse(await response.json());

  expect(log.split('\n').filter((line) => line.includes(marker))).toEqual([]);
  // A new member's welcome email contains their name. Emails to requesters about their request do not repeat it.
  const sent = messages.filter(({ subject }) => subject !== 'Welcome to the prayer team');
  const toRequester = sent.filter(({ to }) => to.includes(submission.contactData?.email ?? ''));
  expect(toRequester.length).toBeGreaterThan(0);
  const texts = sent.map(({ to: _to, ...message }) => JSON.stringify(message));
  expect(texts.filter((text) => text.includes(marker))).toEqual([]);
  const toOthers = messages.filter(({ to }) => !to.includes(addTeamMember.email));
  expect(toOthers.filter(({ to }) => to.join().includes(marker))).toEqual([]);
  const secrets = [addTeamMember.password, newPassword];
  expect(secrets.filter((secret) => JSON.stringify(messages).includes(secret))).toEqual([]);
});
