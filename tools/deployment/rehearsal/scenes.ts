import assert from 'node:assert/strict';
import { REPOSITORY } from '../../project.ts';
import { deploymentProblems } from '../deployment-problems.ts';
import { CORS } from '../preflight/store-checks.ts';
import { readDeployment } from '../read-deployment.ts';
import { ANSWERS, type TypedAnswer } from '../testing/typed-answers.ts';
import { assertComplete } from './assert-complete.ts';
import { ATTESTABLE, KEYS, LOCATION, PREPARED, PROJECT, type Prepared, SECRETS } from './prepared.ts';
import type { CommandRun } from './run-command.ts';
import { StubProject } from './stub-project.ts';
import type { StubServer } from './stub-server.ts';

export interface Scene {
  readonly name: string;
  /** Overrides of the default settings. Null if no settings exist yet. */
  readonly settings?: Readonly<Record<string, string>> | null;
  /** @throws Error if the scenario does not go as expected */
  play(stage: Stage): Promise<void>;
}

interface Stage {
  readonly stub: StubServer;
  run(...args: string[]): Promise<CommandRun>;
  setUp(answers: readonly TypedAnswer[]): Promise<CommandRun>;
}

const newProject = ({ stub }: Stage, changes: Partial<Prepared> = {}): StubProject => {
  const project = new StubProject({ ...PREPARED, ...changes }, (host) => `http://${host}:${stub.port}`);
  stub.play(project);
  return project;
};

const isChange = (call: string) =>
  !call.startsWith('GET') && !/\/token$|mail\/send$|:test|:getIamPolicy$|:getEffectiveOrgPolicy$/.test(call);

function assertNone(run: CommandRun, isUnwanted: (call: string) => boolean): void {
  assert.deepEqual(run.calls.filter(isUnwanted), []);
}

function assertRefused(run: CommandRun, ...reasons: readonly string[]): void {
  assert.equal(run.code, 1);
  const missing = reasons.filter((reason) => !run.output.includes(reason));
  assert.deepEqual(missing, []);
  assertNone(run, isChange);
}

function assertDone(run: CommandRun, outcome: string): void {
  assert.equal(run.code, 0, run.output.slice(-2000));
  assert.ok(run.output.includes(outcome), `does not say: ${outcome}`);
}

const assertDeployed = (run: CommandRun) => assertDone(run, 'Deployed to');

const REMOVED = `${LOCATION}/functions/functionOfYesterday`;

const isFunctionChange = (call: string) =>
  /^(?:POST|PATCH|DELETE) cloudfunctions\S+ \S+\/functions(?:\/\w+)?$/.test(call);

/** The project created by the first deployment. Later scenes continue with it. */
let church: StubProject | null = null;

function deployedBefore({ stub }: Stage): StubProject {
  assert.ok(church, 'needs the first deployment');
  stub.play(church);
  return church;
}

/** Asserts that no call of the first kind came after one of the second. */
function assertOrder(calls: readonly string[], first: RegExp, second: RegExp): void {
  const last = calls.findLastIndex((call) => first.test(call));
  const next = calls.findIndex((call) => second.test(call));
  assert.ok(last !== -1 && next !== -1 && last < next, `${first} ${last}, ${second} ${next}`);
}

function remove(project: StubProject, pattern: RegExp): void {
  for (const path of [...project.keys()].filter((one) => pattern.test(one))) {
    project.delete(path);
  }
}

const RULES = /^(?:POST|PATCH) firebaserules\S+ \S+\/releases/;
const FUNCTIONS = /^POST cloudfunctions\S+ \S+\/functions$/;
const SITE = /^POST firebasehosting\S+ \S+\/releases$/;

/** All scenarios, in order. Those after the first deployment reuse its project. */
export const SCENES: readonly Scene[] = [
  {
    name: 'an empty project, not to be fixed: says what is missing, touches nothing',
    async play(stage) {
      newProject(stage);
      assertRefused(await stage.run(), 'APIs are off');
    },
  },
  {
    name: 'a setting is missing: says so, asks Google nothing',
    settings: { SERVER_API_KEY: '' },
    async play(stage) {
      newProject(stage);
      const run = await stage.run();
      assertRefused(run, 'SERVER_API_KEY is missing');
      assert.deepEqual(run.calls, []);
    },
  },
  {
    name: 'a project and an account that may not deploy: says all that forbids it, touches nothing',
    async play(stage) {
      const forbids = { isOnBlaze: false, forbidsPermissions: true, forbidsPublicCallers: true };
      newProject(stage, { hasApis: true, ...forbids });
      assertRefused(
        await stage.run('--fix'),
        'not on the Blaze plan',
        'ask an owner',
        'Your organization forbids public callers',
      );
    },
  },
  {
    name: 'a project that lacks what no command can fix: says all of it, touches nothing',
    async play(stage) {
      const project = newProject(stage, {
        hasApis: true,
        hasAuthentication: false,
        hasMailDomain: false,
        attestedServices: ATTESTABLE,
        serverKeyApis: ['firestore.googleapis.com'],
        secrets: { ...SECRETS, SIGN_IN_CODE_PEPPER: '\n' },
      });
      project.set(`projects/${PROJECT}/databases/(default)`, { locationId: 'us-central1' });
      assertRefused(
        await stage.run('--fix'),
        'The database is in us-central1, which cannot change',
        'press "Get started"',
        'which locks the staff out',
        'which hides the files of daily content',
        'which closes a site without a key',
        'SERVER_API_KEY must be limited to the Identity Toolkit API',
        'The secret SIGN_IN_CODE_PEPPER is missing',
        'its domain is not verified',
      );
    },
  },
  {
    name: 'a project that an archive is brought into: has a database, its indexes and a bucket, and no function is deployed',
    async play(stage) {
      const project = newProject(stage);
      const run = await stage.run('--prepare', '--fix');
      assertDone(run, 'no function was deployed');
      assert.ok(project.has(`projects/${PROJECT}/databases/(default)`));
      const groups = `projects/${PROJECT}/databases/(default)/collectionGroups`;
      assert.ok(project.has(`${groups}/members/fields/user_id`));
      assertNone(run, isFunctionChange);
    },
  },
  {
    name: 'the setup of an empty project: makes app, key and pepper, and leaves nothing for the deployment to ask',
    settings: null,
    async play(stage) {
      const project = newProject(stage, { secrets: {} });
      assertDone(await stage.setUp(ANSWERS), 'All settings are in');
      assert.deepEqual(deploymentProblems(readDeployment(REPOSITORY, PROJECT)), []);
      assert.equal(project.in('secrets').length, 3);
      const again = await stage.setUp([]);
      assertDone(again, 'All settings are in');
      assertNone(again, isChange);
    },
  },
  {
    name: 'the first time: fixes what is missing, then rules, functions and site in this order',
    async play(stage) {
      church = newProject(stage);
      const run = await stage.run('--fix');
      assertDeployed(run);
      assertOrder(run.calls, RULES, FUNCTIONS);
      assertOrder(run.calls, FUNCTIONS, SITE);
      assertComplete(church);
      const { mostBuilds } = church;
      assert.ok(mostBuilds > 1 && mostBuilds <= 15, `${mostBuilds} functions were created at once`);
      const bucket = church.get(`b/${PROJECT}.firebasestorage.app`);
      assert.deepEqual(bucket?.cors, CORS);
      const key = church.get(`${KEYS}/browser`);
      assert.ok(
        JSON.stringify(key).includes(`"${PROJECT}.web.app/*"`),
        'the browser key works on any website',
      );
      assert.ok(run.output.includes('Alerts go to grace@our-church.org'));
      assert.equal(church.in('alertPolicies').length, 8);
      assert.equal(church.in('backupSchedules').length, 1);
      const images = church.get(`${LOCATION}/repositories/gcf-artifacts`);
      assert.ok(
        JSON.stringify(images?.cleanupPolicies ?? {}).includes('"86400s"'),
        'images are stored forever',
      );
      assert.ok(!run.output.includes('npm run migrate'));
    },
  },
  {
    name: 'a second time without changes: fixes nothing, changes no function',
    async play(stage) {
      deployedBefore(stage);
      const run = await stage.run();
      assertDeployed(run);
      assertNone(run, isFunctionChange);
      assertNone(run, (call) => /^(?!GET)\w+ monitoring/.test(call));
    },
  },
  {
    name: 'a connected domain that the settings do not name: says so, touches nothing',
    async play(stage) {
      const project = deployedBefore(stage);
      const name = `projects/${PROJECT}/sites/${PROJECT}/customDomains/pray.our-church.org`;
      project.set(name, { name, hostState: 'HOST_ACTIVE', cert: { state: 'CERT_ACTIVE' } });
      assertRefused(await stage.run('--fix'), 'pray.our-church.org is connected');
      project.delete(name);
    },
  },
  {
    name: 'documents of an earlier version: says how to migrate them',
    async play(stage) {
      const project = deployedBefore(stage);
      const name = `projects/${PROJECT}/databases/(default)/documents/profiles/grace`;
      project.set(name, { name });
      const run = await stage.run();
      assertDeployed(run);
      assert.ok(run.output.includes(`npm run migrate -- --project ${PROJECT}`));
    },
  },
  {
    name: 'a function that was removed: asks first, and deletes it when told to',
    async play(stage) {
      const project = deployedBefore(stage);
      const [sample] = project.in('functions');
      project.set(REMOVED, { ...sample, name: REMOVED });
      assertRefused(await stage.run(), 'europe-west3/functionOfYesterday');
      assertDeployed(await stage.run('--delete-removed'));
      assert.equal(project.has(REMOVED), false);
    },
  },
  {
    name: 'warm instances: are set without a question',
    settings: { MIN_INSTANCES: '1' },
    async play(stage) {
      const project = deployedBefore(stage);
      assertDeployed(await stage.run());
      const withMinInstances = [...project.values()].filter(({ serviceConfig }) =>
        JSON.stringify(serviceConfig ?? {}).includes('"minInstanceCount":1'),
      );
      assert.equal(withMinInstances.length, 5);
    },
  },
  {
    name: 'a role that Google grants late: is waited for',
    settings: { MIN_INSTANCES: '1' },
    async play(stage) {
      const project = deployedBefore(stage);
      project.setPolicy(PROJECT, {});
      project.staleReads = 3;
      assertDeployed(await stage.run('--fix'));
    },
  },
  {
    name: 'builds that fail half-way: the site stays yesterday’s, and the next run completes old and new functions',
    settings: { MIN_INSTANCES: '2' },
    async play(stage) {
      const project = deployedBefore(stage);
      // A callable, an https function, and a schedule are new.
      remove(project, /\/(functions\/|services\/|jobs\/\S+-)(postToWall|siteIdentity|deliverLater)\b/i);
      for (const name of ['postToWall', 'siteIdentity', 'deliverLater', 'verifyMfaCode']) {
        project.failingBuilds.add(name);
      }
      const failed = await stage.run();
      assert.equal(failed.code, 1);
      assert.ok(failed.output.includes('Functions: failed'));
      assertNone(failed, (call) => SITE.test(call));
      assertDeployed(await stage.run());
      assertComplete(project);
    },
  },
  {
    name: 'a run that stops once Google has made the functions: the next one opens them and gives schedules their jobs',
    settings: { MIN_INSTANCES: '2' },
    async play(stage) {
      const project = deployedBefore(stage);
      remove(project, /\/services\/[^/]+\/iamPolicy$|\/jobs\//);
      assertDeployed(await stage.run());
      assertComplete(project);
    },
  },
];
