/**
 * Makes the first leader of a community, who adds everybody else; refuses where there is one. The welcome e-mail, which the
 * functions send, has the link to choose a password.
 *   npm run first-leader -- --email grace@example.org --first-name Grace --last-name Okafor --project my-project
 * In production it acts with Application Default Credentials (`gcloud auth application-default login`). Without --project it
 * acts on the local backend that FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST name.
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { MEMBER_REFUSALS, memberFormSchema, suggestedUsername } from '@prayer-community/domain/team-member';
import { initializeApp } from 'firebase-admin/app';
import * as z from 'zod';
import { makeFirstLeader } from '../functions/src/team-members/make-first-leader.ts';

const USAGE = `npm run first-leader -- --email ADDRESS --first-name NAME --last-name NAME [--username NAME] [--phone NUMBER]
  [--leadership-address ADDRESS] [--prayer-team-address ADDRESS]   what the cards of the groups show
  [--project ID]                                                   for production`;

const TEXT = { type: 'string', default: '' } as const;
const OPTIONS = {
  email: TEXT,
  'first-name': TEXT,
  'last-name': TEXT,
  username: TEXT,
  phone: TEXT,
  'leadership-address': TEXT,
  'prayer-team-address': TEXT,
  project: TEXT,
} as const;

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS });
  const parsed = memberFormSchema.safeParse({
    firstName: values['first-name'],
    lastName: values['last-name'],
    email: values.email,
    username: values.username || suggestedUsername(values.email),
    phone: values.phone,
    // Nobody ever knows it: the link in the welcome e-mail leads to one of their own.
    password: randomBytes(24).toString('base64url'),
    role: 'leadership',
  });
  if (!parsed.success) {
    throw new Error(`${z.prettifyError(parsed.error)}\n${USAGE}`);
  }
  initializeApp({ projectId: projectOf(values.project) });
  const outcome = await makeFirstLeader(
    { ...parsed.data, role: 'leadership' },
    {
      leadership: values['leadership-address'] || null,
      'prayer-team': values['prayer-team-address'] || null,
    },
    new Date(),
  );
  if (outcome === 'leaderExists') {
    throw new Error('There is a leader already: new members are added on User Management.');
  }
  if (outcome !== 'stored') {
    throw new Error(
      outcome === 'halfDone' ? 'Nothing was kept: please try again.' : MEMBER_REFUSALS[outcome],
    );
  }
  const { firstName, lastName, username, email } = parsed.data;
  console.log(`${firstName} ${lastName} leads now, with the username ${username}.`);
  console.log(`An e-mail with a link to choose a password goes to ${email} as soon as the functions run.`);
}

/** Production only by name, so that nobody meets it by a forgotten variable. */
function projectOf(project: string): string {
  const { FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST, GCLOUD_PROJECT } = process.env;
  const isLocal = Boolean(FIRESTORE_EMULATOR_HOST) && Boolean(FIREBASE_AUTH_EMULATOR_HOST);
  if (project === '' && !isLocal) {
    throw new Error(`Neither --project nor the emulators are given.\n${USAGE}`);
  }
  const named = project || GCLOUD_PROJECT;
  if (!named) {
    throw new Error(`GCLOUD_PROJECT is not set.\n${USAGE}`);
  }
  return named;
}
