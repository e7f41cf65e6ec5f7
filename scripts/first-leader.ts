/**
 * Creates the first leader of a community, who then adds everyone else. Refuses if there is a leader already. The
 * welcome email, which the functions send, contains the link to choose a password.
 *   npm run first-leader -- --email grace@example.org --first-name Grace --last-name Okafor --project my-project
 * With --restore, gives access back to a leader who has lost it, at another address if --email is given.
 *   npm run first-leader -- --restore grace --email grace@another.example --project my-project
 * In production, uses Application Default Credentials (`gcloud auth application-default login`). Without --project,
 * uses the local backend that FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST point to.
 */

import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { EMAIL_CHANGE_REFUSALS } from '@prayer-community/domain/auth/email-change';
import {
  MEMBER_REFUSALS,
  memberFormSchema,
  suggestedUsername,
} from '@prayer-community/domain/staff/team-member';
import { t } from '@prayer-community/i18n/text';
import { initializeApp } from 'firebase-admin/app';
import * as z from 'zod';
import { makeFirstLeader } from '../functions/src/team-members/make-first-leader.ts';
import { restoreLeader } from '../functions/src/team-members/restore-leader.ts';
import { REPOSITORY } from '../tools/project.ts';
import { adminProject, runCommand } from '../tools/project-command.ts';

const USAGE = `npm run first-leader -- --email ADDRESS --first-name NAME --last-name NAME [--username NAME] [--phone NUMBER]
  [--leadership-address ADDRESS] [--prayer-team-address ADDRESS]   what the cards of the groups show
  [--project ID]                                                   for production
npm run first-leader -- --restore USERNAME_OR_ADDRESS [--email NEW_ADDRESS] [--project ID]`;

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
  restore: TEXT,
} as const;

const RESTORE_REFUSALS = {
  noLeader: 'No leader has this username or address.',
  addressTaken: t(MEMBER_REFUSALS.emailTaken),
  usedInCircles: t(EMAIL_CHANGE_REFUSALS.usedInCircles),
} as const;

type Values = Record<keyof typeof OPTIONS, string>;

await runCommand(run);

async function run(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS });
  initializeApp({ projectId: adminProject(REPOSITORY, values.project || undefined) });
  await (values.restore === '' ? makeFirst(values) : restore(values));
}

async function makeFirst(values: Values): Promise<void> {
  const parsed = memberFormSchema.safeParse({
    firstName: values['first-name'],
    lastName: values['last-name'],
    email: values.email,
    username: values.username || suggestedUsername(values.email),
    phone: values.phone,
    // No one ever sees it. The leader chooses a password through the link in the welcome email.
    password: randomBytes(24).toString('base64url'),
    role: 'leadership',
  });
  if (!parsed.success) {
    throw new Error(`${z.prettifyError(parsed.error)}\n${USAGE}`);
  }
  const outcome = await makeFirstLeader(
    { ...parsed.data, role: 'leadership' },
    {
      leadership: values['leadership-address'] || null,
      'prayer-team': values['prayer-team-address'] || null,
    },
    new Date(),
  );
  if (outcome === 'leaderExists') {
    throw new Error('There is already a leader. Add new members under User Management.');
  }
  if (outcome !== 'stored') {
    throw new Error(t(MEMBER_REFUSALS[outcome]));
  }
  const { firstName, lastName, username, email } = parsed.data;
  console.log(`${firstName} ${lastName} is now a leader. Username: ${username}.`);
  announceLink(email);
}

async function restore({ restore: named, email }: Values): Promise<void> {
  const address = memberFormSchema.shape.email.safeParse(email);
  if (email !== '' && !address.success) {
    throw new Error(`${z.prettifyError(address.error)}\n${USAGE}`);
  }
  const restored = await restoreLeader(named, address.data ?? null, new Date());
  if (restored.outcome !== 'restored') {
    throw new Error(RESTORE_REFUSALS[restored.outcome]);
  }
  const { leader, hasLeftCircles } = restored;
  console.log(
    `${leader.first_name} ${leader.last_name} was signed out everywhere. Username: ${leader.username}.`,
  );
  if (hasLeftCircles) {
    console.log('The account has left its prayer circles.');
  }
  announceLink(leader.email);
}

function announceLink(email: string): void {
  console.log(`An email with a link to choose a password goes to ${email} as soon as the functions run.`);
}
