import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
  type TokenOptions,
} from '@firebase/rules-unit-testing';
import { linkSessionClaims } from '@prayer-community/domain/auth/link-sign-in';
import { sessionClaims } from '@prayer-community/domain/auth/sign-in';
import type { Caller } from '@prayer-community/domain/direct-access';
import { SECOND_MS } from '@prayer-community/domain/fields/durations';
import { initializeApp } from 'firebase/app';
// The lite SDK sends each read to the server. The full SDK answers from its cache while it is offline.
import {
  connectFirestoreEmulator,
  type EmulatorMockTokenOptions,
  type Firestore,
  getFirestore,
  setLogLevel,
} from 'firebase/firestore/lite';

// The tests expect refusals, so there is no need to log them.
setLogLevel('silent');

/** Unique to this process. */
const OWN_PROJECT = `demo-rules-${randomUUID().slice(0, 8)}`;

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));

/** Reads the rules of the repository, or of the folder in RULES_FOLDER, where `npm run mutate:rules` puts mutated ones. */
const read = (name: string) => readFileSync(join(process.env.RULES_FOLDER ?? REPOSITORY, name), 'utf8');

function address(variable: string): { host: string; port: number } {
  const [host, port] = (process.env[variable] ?? '').split(':');
  if (!host || !port) {
    throw new Error(`${variable} is not set: run these tests with npm test -- rules`);
  }
  return { host, port: Number(port) };
}

/** Reused because the emulator compiles the rules for each project and after each change, which takes a third of a second. */
const environments = new Map<string, { rules: string; environment: Promise<RulesTestEnvironment> }>();

/** Starts with an empty database under the real firestore.rules. The test files of a process use it one after another. */
export async function startRulesEnvironment(): Promise<RulesTestEnvironment> {
  const environment = await startEnvironment(process.env.RULES_PROJECT ?? OWN_PROJECT, false);
  await environment.clearFirestore();
  return environment;
}

/** Starts file storage, and the database that its rules read, under the real rules. Both know only one project. */
export function startFilesEnvironment(): Promise<RulesTestEnvironment> {
  return startEnvironment(process.env.GCLOUD_PROJECT ?? 'demo-prayer-community', true);
}

/** Returns the storage rules only if they differ from those in the emulator, which refuses other requests while it loads rules. */
function changed(storage: string): { rules?: string } {
  return process.env.RULES_FOLDER === undefined ? {} : { rules: storage };
}

function startEnvironment(projectId: string, withFiles: boolean): Promise<RulesTestEnvironment> {
  const firestore = read('firestore.rules');
  const storage = read('storage.rules');
  const rules = `${firestore}\n${storage}`;
  const known = environments.get(projectId);
  if (known?.rules === rules) {
    return known.environment;
  }
  const environment = initializeTestEnvironment({
    projectId,
    firestore: { ...address('FIRESTORE_EMULATOR_HOST'), rules: firestore },
    ...(withFiles ? { storage: { ...address('FIREBASE_STORAGE_EMULATOR_HOST'), ...changed(storage) } } : {}),
  });
  environments.set(projectId, { rules, environment });
  return environment;
}

/** The accounts that callers sign in with. `leadership` and `prayer_team` have a profile with that role. */
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

/** The address that an invitation was sent to. */
const GUEST_EMAIL = 'guest@example.org';

/** Claims of a session that has just begun. */
export const STAFF_SESSION = sessionClaims(new Date());

/** Returns the claims of a member who signed in through an emailed link. */
export const byLink = (email: string, signedInAt = new Date()) => ({
  email,
  email_verified: true,
  auth_time: Math.floor(signedInAt.getTime() / SECOND_MS),
  ...linkSessionClaims(email),
});

const TOKENS = {
  anonymous: { firebase: { sign_in_provider: 'anonymous' } },
  member: byLink('member@example.org'),
  invited: byLink(GUEST_EMAIL),
  circle_leader: byLink('leader@example.org'),
  password_only: { firebase: { sign_in_provider: 'password' } },
  prayer_team: { ...STAFF_SESSION },
  leadership: { ...STAFF_SESSION },
  removed_leader: { ...STAFF_SESSION, ...byLink('removed-leader@example.org') },
} as const;

/** Returns the address that counts for a caller. For staff, it is the one in the profile. */
export function addressOf(caller: Caller): string {
  if (caller === 'visitor') {
    return 'nobody@example.org';
  }
  const token: TokenOptions = TOKENS[caller];
  return token.email ?? `${UIDS[caller]}@example.org`;
}

export function signedInAs(environment: RulesTestEnvironment, caller: Caller): RulesTestContext {
  return caller === 'visitor'
    ? environment.unauthenticatedContext()
    : environment.authenticatedContext(UIDS[caller], TOKENS[caller]);
}

/** Returns the database as accessed by this caller. */
export function databaseAs(environment: RulesTestEnvironment, caller: Caller): Firestore {
  return caller === 'visitor'
    ? openDatabase(environment, undefined)
    : databaseOf(environment, UIDS[caller], TOKENS[caller]);
}

export function databaseOf(
  environment: RulesTestEnvironment,
  uid: string,
  token: TokenOptions = {},
): Firestore {
  return openDatabase(environment, { ...token, sub: uid, user_id: uid });
}

/** Runs `act` on the database with rules disabled. */
export function pastTheRules(
  environment: RulesTestEnvironment,
  act: (db: Firestore) => Promise<void>,
): Promise<void> {
  return act(openDatabase(environment, 'owner'));
}

/** @param mockUserToken `owner` bypasses the rules. If undefined, no one is signed in. */
function openDatabase(
  environment: RulesTestEnvironment,
  mockUserToken: EmulatorMockTokenOptions | 'owner' | undefined,
): Firestore {
  const { firestore } = environment.emulators;
  if (!firestore) {
    throw new Error('The Firestore emulator is not running');
  }
  const app = initializeApp({ projectId: environment.projectId }, randomUUID());
  const database = getFirestore(app);
  connectFirestoreEmulator(database, firestore.host, firestore.port, { mockUserToken });
  return database;
}
