import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import type { Caller } from '@prayer-community/domain/direct-access';
import { Firestore, setLogLevel } from 'firebase/firestore';

// Each refusal is what a test waits for, not a line to read.
setLogLevel('silent');

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));

/** The rules of the repository, or of the folder that RULES_FOLDER names: `npm run mutate:rules` puts changed ones there. */
const read = (name: string) => readFileSync(join(process.env.RULES_FOLDER ?? REPOSITORY, name), 'utf8');

function address(variable: string): { host: string; port: number } {
  const [host, port] = (process.env[variable] ?? '').split(':');
  if (!host || !port) {
    throw new Error(`${variable} is not set: run these tests with npm test -- rules`);
  }
  return { host, port: Number(port) };
}

/** A database of its own under the real firestore.rules. */
export function startRulesEnvironment(): Promise<RulesTestEnvironment> {
  return initializeTestEnvironment({
    projectId: process.env.RULES_PROJECT ?? `demo-rules-${randomUUID().slice(0, 8)}`,
    firestore: { ...address('FIRESTORE_EMULATOR_HOST'), rules: read('firestore.rules') },
  });
}

/** The file store and the database that its rules read, under the real rules: both know one project alone. */
export function startFilesEnvironment(): Promise<RulesTestEnvironment> {
  return initializeTestEnvironment({
    projectId: process.env.GCLOUD_PROJECT ?? 'demo-prayer-community',
    firestore: { ...address('FIRESTORE_EMULATOR_HOST'), rules: read('firestore.rules') },
    storage: { ...address('FIREBASE_STORAGE_EMULATOR_HOST'), rules: read('storage.rules') },
  });
}

/** The account that a caller signs in with; `leadership` and `prayer_team` have a profile of that role. */
export const UIDS: Record<Exclude<Caller, 'visitor'>, string> = {
  anonymous: 'anonymous-visitor',
  member: 'member-of-circles',
  invited: 'guest-of-circles',
  circle_leader: 'leader-of-circles',
  password_only: 'leader',
  prayer_team: 'team-member',
  leadership: 'leader',
  removed_leader: 'removed-leader',
};

/** The address to which an invitation went. */
export const GUEST_EMAIL = 'guest@example.org';

const TOKENS = {
  anonymous: { firebase: { sign_in_provider: 'anonymous' } },
  member: { email: 'member@example.org', email_verified: true },
  invited: { email: GUEST_EMAIL, email_verified: true },
  circle_leader: { email: 'leader@example.org', email_verified: true },
  password_only: { firebase: { sign_in_provider: 'password' } },
  prayer_team: { mfa: true },
  leadership: { mfa: true },
  removed_leader: { mfa: true, email_verified: true },
} as const;

/** The SDK as that caller has it. */
export function signedInAs(environment: RulesTestEnvironment, caller: Caller): RulesTestContext {
  return caller === 'visitor'
    ? environment.unauthenticatedContext()
    : environment.authenticatedContext(UIDS[caller], TOKENS[caller]);
}

/** The database as that caller reaches it. */
export function databaseAs(environment: RulesTestEnvironment, caller: Caller): Firestore {
  return databaseOf(signedInAs(environment, caller));
}

/** Does something to the database that no rule judges. */
export function pastTheRules(
  environment: RulesTestEnvironment,
  act: (db: Firestore) => Promise<void>,
): Promise<void> {
  return environment.withSecurityRulesDisabled((context) => act(databaseOf(context)));
}

/** The testing library hands out the SDK's older interface, which wraps the one that we use. */
export function databaseOf(context: RulesTestContext): Firestore {
  const wrapped = context.firestore();
  if ('_delegate' in wrapped && wrapped._delegate instanceof Firestore) {
    return wrapped._delegate;
  }
  throw new Error('The testing library no longer wraps a Firestore');
}
