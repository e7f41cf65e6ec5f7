import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { COLLECTIONS, membershipId } from '@prayer-community/domain/collections';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));

// A separate project, because the one of the other tests has leaders.
const projectId = `demo-first-${randomUUID().slice(0, 8)}`;
const app = initializeApp({ projectId }, projectId);
const db = getFirestore(app);

async function firstLeader(changes: Record<string, string> = {}, environment: Record<string, string> = {}) {
  const values = { email: 'Grace.O@example.org', 'first-name': 'Grace', 'last-name': 'Okafor', ...changes };
  const args = Object.entries(values).flatMap(([name, value]) => [`--${name}`, value]);
  const env = { ...process.env, GCLOUD_PROJECT: projectId, FIREBASE_CONFIG: '', ...environment };
  const run = promisify(execFile);
  return run('node', ['--import', 'tsx', 'scripts/first-leader.ts', ...args], { cwd: REPOSITORY, env });
}

async function read(collection: string, id: string) {
  return (await db.collection(collection).doc(id).get()).data();
}

it('the script creates the first leader with all initial data, and no second leader', async () => {
  const { stdout } = await firstLeader({ 'leadership-address': 'leaders@example.org' });

  expect(stdout).toContain('Grace Okafor is now a leader. Username: grace.o.');
  const account = await getAuth(app).getUserByEmail('grace.o@example.org');
  expect(await read(COLLECTIONS.profiles, account.uid)).toMatchObject({
    role: 'leadership',
    email: 'grace.o@example.org',
    username: 'grace.o',
  });
  expect(await read(COLLECTIONS.usernames, 'grace.o')).toEqual({ uid: account.uid });
  expect(await read(COLLECTIONS.distributionGroups, 'leadership')).toMatchObject({
    name: 'Leadership',
    email_address: 'leaders@example.org',
  });
  expect((await db.collection(COLLECTIONS.distributionMethods).get()).docs.map(({ id }) => id)).toEqual([
    'leadership_email',
    'leadership_sms',
    'prayer-team_email',
    'prayer-team_sms',
  ]);
  expect(await read(COLLECTIONS.settings, 'privacy')).toEqual({
    confidential_visible_to: 'leadership',
    retention_days: 0,
    session_hours: 12,
  });
  expect(await read(COLLECTIONS.settings, 'set_up')).toEqual({ state: 'new', preset: null, questions: {} });
  const membership = membershipId('leadership_email', account.uid);
  expect(await read(COLLECTIONS.distributionMemberships, membership)).toMatchObject({ is_manual: false });
  const welcome = (await db.collection(COLLECTIONS.deliveries).where('recipient', '==', account.uid).get())
    .docs;
  expect(welcome.map((delivery) => delivery.get('template'))).toEqual(['welcome']);

  await expect(firstLeader({ email: 'second@example.org' })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is already a leader'),
  });
  expect((await db.collection(COLLECTIONS.profiles).get()).size).toBe(1);
});

it('the script reports an invalid email address', async () => {
  await expect(firstLeader({ email: 'grace' })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Please enter a valid email address'),
  });
});

it('the script uses production only if the project is named', async () => {
  await expect(firstLeader({}, { FIRESTORE_EMULATOR_HOST: '' })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Name a project with --project'),
  });
});
