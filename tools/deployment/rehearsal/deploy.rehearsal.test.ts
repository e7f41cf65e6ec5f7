import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { REPOSITORY } from '../../project.ts';
import { deploymentProblems } from '../deployment-problems.ts';
import { readFunctionsBy, readPublicFunctions } from '../function-names.ts';
import { CORS } from '../preflight/store-checks.ts';
import { readDeployment } from '../read-deployment.ts';
import { settingsPath, writeSettings } from '../settings-files.ts';
import { ANSWERS, type TypedAnswer } from '../testing/typed-answers.ts';
import { ATTESTABLE, KEYS, LOCATION, PREPARED, PROJECT, type Prepared, SECRETS } from './prepared.ts';
import { type CommandRun, runCommand } from './run-command.ts';
import { StubProject } from './stub-project.ts';
import { startStub } from './stub-server.ts';

const SETTINGS = {
  REGION: 'europe-west3',
  PUBLIC_SITE_URL: `https://${PROJECT}.web.app`,
  MAIL_FROM: 'prayer@our-church.org',
  ALERT_EMAIL: 'grace@our-church.org',
  SERVER_API_KEY: `AIza${'s'.repeat(35)}`,
  VITE_FIREBASE_CONFIG: JSON.stringify({
    apiKey: `AIza${'b'.repeat(35)}`,
    projectId: PROJECT,
    appId: '1:2:web:3',
    storageBucket: `${PROJECT}.firebasestorage.app`,
    messagingSenderId: '2',
  }),
  VITE_FCM_VAPID_KEY: 'B'.repeat(87),
};

const RULES = /^(?:POST|PATCH) firebaserules\S+ \S+\/releases/;
const FUNCTIONS = /^POST cloudfunctions\S+ \S+\/functions$/;
const SITE = /^POST firebasehosting\S+ \S+\/releases$/;

const isChange = (call: string) =>
  !call.startsWith('GET') && !/\/token$|mail\/send$|:test|:getIamPolicy$|:getEffectiveOrgPolicy$/.test(call);

const isFunctionChange = (call: string) =>
  /^(?:POST|PATCH|DELETE) cloudfunctions\S+ \S+\/functions(?:\/\w+)?$/.test(call);

const stub = await startStub();

beforeEach(() => setSettings({}));

afterEach(() => {
  removeSettings();
  expect(stub.unplayed.splice(0), 'calls that the stub does not answer').toEqual([]);
});

afterAll(() => stub.stop());

function setSettings(changes: Readonly<Record<string, string>>): void {
  writeSettings(REPOSITORY, PROJECT, { ...SETTINGS, ...changes });
}

function removeSettings(): void {
  for (const file of ['functions', 'web'] as const) {
    rmSync(join(REPOSITORY, settingsPath(file, PROJECT)), { force: true });
  }
}

function newProject(changes: Partial<Prepared> = {}): StubProject {
  const project = new StubProject({ ...PREPARED, ...changes }, (host) => `http://${host}:${stub.port}`);
  stub.play(project);
  return project;
}

const deploy = (...args: string[]) => runCommand(stub, ['deploy', ...args]);
const setUp = (answers: readonly TypedAnswer[]) => runCommand(stub, ['setup'], answers);

function expectNone(run: CommandRun, isUnwanted: (call: string) => boolean): void {
  expect(run.calls.filter(isUnwanted)).toEqual([]);
}

function expectRefused(run: CommandRun, ...reasons: readonly string[]): void {
  expect(run.code).toBe(1);
  expect(reasons.filter((reason) => !run.output.includes(reason))).toEqual([]);
  expectNone(run, isChange);
}

function expectDone(run: CommandRun, outcome = 'Deployed to'): void {
  expect(run.output).toContain(outcome);
  expect(run.code).toBe(0);
}

/** Asserts that visitors may call what pages call, and that each schedule has its job. */
function expectComplete(project: StubProject): void {
  const closed = readPublicFunctions(REPOSITORY).filter((name) => {
    const policy = project.get(`${LOCATION}/services/${name.toLowerCase()}/iamPolicy`);
    return !JSON.stringify(policy ?? {}).includes('allUsers');
  });
  const idle = readFunctionsBy(/^every /, REPOSITORY).filter(
    (name) => !project.has(`${LOCATION}/jobs/firebase-schedule-${name}-europe-west3`),
  );
  expect({ closed, idle }).toEqual({ closed: [], idle: [] });
}

/** Asserts that no call of the first kind came after one of the second. */
function expectOrder(calls: readonly string[], first: RegExp, second: RegExp): void {
  const last = calls.findLastIndex((call) => first.test(call));
  const next = calls.findIndex((call) => second.test(call));
  expect(last).toBeGreaterThan(-1);
  expect(next).toBeGreaterThan(last);
}

function remove(project: StubProject, pattern: RegExp): void {
  for (const path of [...project.keys()].filter((one) => pattern.test(one))) {
    project.delete(path);
  }
}

it('an empty project, not to be fixed: says what is missing, touches nothing', async () => {
  newProject();
  expectRefused(await deploy(), 'APIs are off');
});

it('a setting is missing: says so, asks Google nothing', async () => {
  setSettings({ SERVER_API_KEY: '' });
  newProject();
  const run = await deploy();
  expectRefused(run, 'SERVER_API_KEY is missing');
  expect(run.calls).toEqual([]);
});

it('a project and an account that may not deploy: says all that forbids it, touches nothing', async () => {
  const forbids = { isOnBlaze: false, forbidsPermissions: true, forbidsPublicCallers: true };
  newProject({ hasApis: true, ...forbids });
  expectRefused(
    await deploy('--fix'),
    'not on the Blaze plan',
    'ask an owner',
    'Your organization forbids public callers',
  );
});

it('a project that lacks what no command can fix: says all of it, touches nothing', async () => {
  const project = newProject({
    hasApis: true,
    hasAuthentication: false,
    hasMailDomain: false,
    attestedServices: ATTESTABLE,
    serverKeyApis: ['firestore.googleapis.com'],
    secrets: { ...SECRETS, SIGN_IN_CODE_PEPPER: '\n' },
  });
  project.set(`projects/${PROJECT}/databases/(default)`, { locationId: 'us-central1' });
  expectRefused(
    await deploy('--fix'),
    'The database is in us-central1, which cannot change',
    'press "Get started"',
    'which locks the staff out',
    'which hides the files of daily content',
    'which closes a site without a key',
    'SERVER_API_KEY must be limited to the Identity Toolkit API',
    'The secret SIGN_IN_CODE_PEPPER is missing',
    'its domain is not verified',
  );
});

it('a project that an archive is brought into: has a database, its indexes and a bucket, and no function is deployed', async () => {
  const project = newProject();
  const run = await deploy('--prepare', '--fix');
  expectDone(run, 'no function was deployed');
  const database = `projects/${PROJECT}/databases/(default)`;
  expect(project.has(database)).toBe(true);
  expect(project.has(`${database}/collectionGroups/members/fields/user_id`)).toBe(true);
  expectNone(run, isFunctionChange);
});

it('the setup of an empty project: makes app, key and pepper, and leaves nothing for the deployment to ask', async () => {
  removeSettings();
  const project = newProject({ secrets: {} });
  expectDone(await setUp(ANSWERS), 'All settings are in');
  expect(deploymentProblems(readDeployment(REPOSITORY, PROJECT))).toEqual([]);
  expect(project.in('secrets')).toHaveLength(3);
  const again = await setUp([]);
  expectDone(again, 'All settings are in');
  expectNone(again, isChange);
});

describe('a deployed project', () => {
  /** Each test continues with the project as the ones before it left it. */
  let church: StubProject;
  let firstRun: CommandRun;

  beforeAll(async () => {
    setSettings({});
    church = newProject();
    firstRun = await deploy('--fix');
  });

  it('the first time: fixes what is missing, then rules, functions and site in this order', () => {
    expectDone(firstRun);
    expectOrder(firstRun.calls, RULES, FUNCTIONS);
    expectOrder(firstRun.calls, FUNCTIONS, SITE);
    expectComplete(church);
    expect(church.mostBuilds).toBeGreaterThan(1);
    expect(church.mostBuilds).toBeLessThanOrEqual(15);
    expect(church.get(`b/${PROJECT}.firebasestorage.app`)?.cors).toEqual(CORS);
    expect(JSON.stringify(church.get(`${KEYS}/browser`))).toContain(`"${PROJECT}.web.app/*"`);
    expect(firstRun.output).toContain('Alerts go to grace@our-church.org');
    expect(church.in('alertPolicies')).toHaveLength(8);
    expect(church.in('backupSchedules')).toHaveLength(1);
    const images = church.get(`${LOCATION}/repositories/gcf-artifacts`);
    expect(JSON.stringify(images?.cleanupPolicies)).toContain('"86400s"');
    expect(firstRun.output).not.toContain('npm run migrate');
  });

  it('a second time without changes: fixes nothing, changes no function', async () => {
    const run = await deploy();
    expectDone(run);
    expectNone(run, isFunctionChange);
    expectNone(run, (call) => /^(?!GET)\w+ monitoring/.test(call));
  });

  it('a connected domain that the settings do not name: says so, touches nothing', async () => {
    const name = `projects/${PROJECT}/sites/${PROJECT}/customDomains/pray.our-church.org`;
    church.set(name, { name, hostState: 'HOST_ACTIVE', cert: { state: 'CERT_ACTIVE' } });
    expectRefused(await deploy('--fix'), 'pray.our-church.org is connected');
    church.delete(name);
  });

  it('documents of an earlier version: says how to migrate them', async () => {
    const name = `projects/${PROJECT}/databases/(default)/documents/profiles/grace`;
    church.set(name, { name });
    const run = await deploy();
    expectDone(run);
    expect(run.output).toContain(`npm run migrate -- --project ${PROJECT}`);
  });

  it('a function that was removed: asks first, and deletes it when told to', async () => {
    const removed = `${LOCATION}/functions/functionOfYesterday`;
    const [sample] = church.in('functions');
    church.set(removed, { ...sample, name: removed });
    expectRefused(await deploy(), 'europe-west3/functionOfYesterday');
    expectDone(await deploy('--delete-removed'));
    expect(church.has(removed)).toBe(false);
  });

  it('warm instances: are set without a question', async () => {
    setSettings({ MIN_INSTANCES: '1' });
    expectDone(await deploy());
    const withMinInstances = [...church.values()].filter(({ serviceConfig }) =>
      JSON.stringify(serviceConfig ?? {}).includes('"minInstanceCount":1'),
    );
    expect(withMinInstances).toHaveLength(5);
  });

  it('a role that Google grants late: is waited for', async () => {
    setSettings({ MIN_INSTANCES: '1' });
    church.setPolicy(PROJECT, {});
    church.staleReads = 3;
    expectDone(await deploy('--fix'));
  });

  it('builds that fail half-way: the site stays yesterday’s, and the next run completes old and new functions', async () => {
    setSettings({ MIN_INSTANCES: '2' });
    // A callable, an https function, and a schedule are new.
    remove(church, /\/(functions\/|services\/|jobs\/\S+-)(postToWall|siteIdentity|deliverLater)\b/i);
    for (const name of ['postToWall', 'siteIdentity', 'deliverLater', 'verifyMfaCode']) {
      church.failingBuilds.add(name);
    }
    const failed = await deploy();
    expect(failed.code).toBe(1);
    expect(failed.output).toContain('Functions: failed');
    expectNone(failed, (call) => SITE.test(call));
    expectDone(await deploy());
    expectComplete(church);
  });

  it('a run that stops once Google has made the functions: the next one opens them and gives schedules their jobs', async () => {
    setSettings({ MIN_INSTANCES: '2' });
    remove(church, /\/services\/[^/]+\/iamPolicy$|\/jobs\//);
    expectDone(await deploy());
    expectComplete(church);
  });
});
