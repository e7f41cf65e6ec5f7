import { OWNER_PERMISSIONS } from './owner-permissions.ts';
import { KEYS, LOCATION, PROJECT, PROJECT_NUMBER } from './prepared.ts';
import { Refusal, type Resource, resourceOf, type StubCall } from './stub-call.ts';
import type { StubProject } from './stub-project.ts';

/**
 * Answers a call. Null leaves it to the rules after this one.
 * @param rest what the last `*` of the rule's pattern stands for
 * @throws Refusal
 */
type Rule = (project: StubProject, call: StubCall, rest: string) => Resource | null;

const BROWSER_KEY = `AIza${'b'.repeat(35)}`;
const SERVER_KEY = `AIza${'s'.repeat(35)}`;
const BUCKET = `${PROJECT}.firebasestorage.app`;
const APP_ID = '1:2:web:3';
const IMAGES = `${LOCATION}/repositories/gcf-artifacts`;
const FUNCTIONS_ACCOUNT = `${PROJECT_NUMBER}-compute@developer.gserviceaccount.com`;
const STORAGE_ACCOUNT = `service-${PROJECT_NUMBER}@gs-project-accounts.iam.gserviceaccount.com`;
const SCOPE = 'https://www.googleapis.com/auth/cloud-platform';
const CREATED = { createTime: '2026-01-01T00:00:00Z' };
const DONE = { name: 'operations/done', done: true };
const BUILD_ERROR = { code: 3, message: 'Build failed: npm ERR! code EINTEGRITY' };
const SENDER_ERROR = {
  field: 'from',
  message: 'The from address does not match a verified Sender Identity.',
  help: null,
};

/** The response field that lists a collection, by the last part of its path. Google assigns the ids. */
const COLLECTIONS: Readonly<Record<string, string>> = {
  alertPolicies: 'alertPolicies',
  backupSchedules: 'backupSchedules',
  customDomains: 'customDomains',
  fields: 'fields',
  functions: 'functions',
  indexes: 'indexes',
  keys: 'keys',
  notificationChannels: 'notificationChannels',
  profiles: 'documents',
  releases: 'releases',
  rulesets: 'rulesets',
  sites: 'sites',
  uptimeCheckConfigs: 'uptimeCheckConfigs',
  versions: 'versions',
  webApps: 'apps',
};

/** Google's answers, by `METHOD service path`. The first that is not null counts. */
export const RULES: Readonly<Record<string, Rule>> = {
  'POST www */token': () => ({ access_token: 'ya29.rehearsal', expires_in: 3600, scope: SCOPE }),

  '* cloudbilling *': refuseWhileOff,
  '* cloudresourcemanager *': refuseWhileOff,
  '* iam *': refuseWhileOff,
  'GET serviceusage *:batchGet': (project, { query }) => ({
    services: query.getAll('names').map((name) => ({ name, state: project.stateOfApi(name) })),
  }),
  'POST serviceusage *:batchEnable': (project, { body }) => {
    for (const api of [body.serviceIds].flat().map(String)) {
      project.enabledApis.add(api);
      project.lateApis.add(api);
    }
    return DONE;
  },
  'POST serviceusage */services/*:enable': (project, _call, api) => {
    project.enabledApis.add(api);
    return DONE;
  },
  'POST serviceusage *:generateServiceIdentity': () => DONE,
  'GET serviceusage *': (project, _call, name) => ({ state: project.stateOfApi(name) }),

  'GET cloudbilling *': ({ prepared }) => ({ billingEnabled: prepared.isOnBlaze }),
  'POST cloudresourcemanager *:testIamPermissions': ({ prepared }, { body }) => ({
    permissions: prepared.forbidsPermissions
      ? []
      : OWNER_PERMISSIONS.filter((permission) => [body.permissions].flat().includes(permission)),
  }),
  'POST cloudresourcemanager *:getEffectiveOrgPolicy': ({ prepared }) => ({
    listPolicy: prepared.forbidsPublicCallers ? { allowedValues: ['C0church'] } : { allValues: 'ALLOW' },
  }),
  'POST cloudresourcemanager *:getIamPolicy': (project) => {
    project.staleReads -= 1;
    return project.staleReads < 0 ? project.policyOf(PROJECT) : { bindings: [] };
  },
  // The path contains the project's id or its number.
  'POST cloudresourcemanager *:setIamPolicy': (project, { body }) => project.setPolicy(PROJECT, body),
  [`GET cloudresourcemanager projects/${PROJECT}`]: answerStored,
  'POST iam *:getIamPolicy': (project, _call, account) => project.policyOf(account),
  'POST iam *:setIamPolicy': (project, { body }, account) => project.setPolicy(account, body),
  'GET run *:getIamPolicy': (project, _call, service) => project.policyOf(service),
  'POST run *:setIamPolicy': (project, { body }, service) => project.setPolicy(service, body),
  'GET compute *': () => ({ defaultServiceAccount: FUNCTIONS_ACCOUNT }),

  'GET apikeys keys:lookupKey': (_project, { query }) => ({
    name: `${KEYS}/${query.get('keyString') === SERVER_KEY ? 'server' : 'browser'}`,
  }),
  'GET apikeys */keyString': () => ({ keyString: SERVER_KEY }),
  'POST apikeys */keys': (project, call) => project.operation(project.add(call)),
  '* apikeys *': answerStored,

  'GET firebase */adminSdkConfig': (project) => ({ projectId: PROJECT, ...bucketOf(project) }),
  [`GET firebase */webApps/${APP_ID}/config`]: (project) => ({
    apiKey: BROWSER_KEY,
    projectId: PROJECT,
    appId: APP_ID,
    messagingSenderId: PROJECT_NUMBER,
    ...bucketOf(project),
  }),
  'POST firebase projects/*/webApps': (project, call) =>
    project.operation(project.add(call, { appId: APP_ID })),
  'GET firebase *': answerStored,
  'GET firebaseappcheck */services/*': ({ prepared }, _call, service) => ({
    enforcementMode: prepared.attestedServices.includes(service) ? 'ENFORCED' : 'OFF',
  }),
  'GET firebaseextensions *': () => ({ instances: [] }),
  '* identitytoolkit *': answerStored,

  'POST firestore */indexes': (project, call) => {
    project.add(call, { state: 'READY' });
    return DONE;
  },
  '* firestore *': answerStored,
  'POST firebasestorage *': (project, { path, body }) => {
    project.put(`b/${BUCKET}`, { name: BUCKET, location: body.location });
    return project.put(path, { ...body, bucket: { name: `projects/${PROJECT}/buckets/${BUCKET}` } });
  },
  '* firebasestorage *': answerStored,
  '* storage upload*': () => ({}),
  'GET storage */serviceAccount': () => ({ email_address: STORAGE_ACCOUNT }),
  '* storage *': answerStored,

  'PUT logging *': (project, { body }, path) => project.put(path, body),
  // A policy requires an existing metric.
  '* monitoring projects/*': (project, { body }) => {
    const [, metric] = /logging\.googleapis\.com\/user\/([\w-]+)/.exec(JSON.stringify(body)) ?? [];
    if (metric !== undefined) {
      project.read(`projects/${PROJECT}/metrics/${metric}`);
    }
    return null;
  },
  '* monitoring *': answerStored,

  'POST secretmanager *:addVersion': (project, { body }, secret) =>
    project.addSecretVersion(secret, resourceOf(body.payload).data),
  'GET secretmanager *:access': (project, _call, version) => ({
    payload: { data: project.read(version).value },
  }),
  'GET secretmanager *:getIamPolicy': (project, _call, secret) => project.policyOf(secret),
  'POST secretmanager *:setIamPolicy': (project, { body }, secret) => project.setPolicy(secret, body),
  '* secretmanager *': answerStored,
  'POST api mail/send': ({ prepared }) => {
    if (!prepared.hasMailDomain) {
      throw new Refusal(403, { errors: [SENDER_ERROR] });
    }
    return {};
  },

  'POST firebaserules *:test': () => ({ issues: [] }),
  // The names of releases contain a slash.
  'GET firebaserules */releases': (project, { path }) => ({
    releases: [...project.values()].filter(({ name }) => String(name).startsWith(`${path}/`)),
  }),
  'POST firebaserules */releases': (project, { body }) =>
    project.put(String(body.name), { ...body, ...CREATED }),
  'PATCH firebaserules */releases/*': (project, { path, body }) =>
    project.put(path, { ...project.read(path), ...resourceOf(body.release) }),
  '* firebaserules *': answerStored,

  'POST firebasehosting */sites': (project, { path, query }) =>
    project.operation(project.put(`${path}/${query.get('siteId')}`, { type: 'DEFAULT_SITE' })),
  'POST firebasehosting *:populateFiles': ({ origin }) => ({
    uploadRequiredHashes: [],
    uploadUrl: origin('upload-firebasehosting.googleapis.com'),
  }),
  '* firebasehosting *': answerStored,

  // The first version of this API knows only functions of the first generation.
  'GET cloudfunctions *': (_project, { version }) => (version === 'v1' ? { functions: [] } : null),
  'POST cloudfunctions *:generateUploadUrl': ({ origin }) => ({
    uploadUrl: `${origin('storage.googleapis.com')}/upload`,
    storageSource: { bucket: 'sources', object: 'functions.zip' },
  }),
  'POST cloudfunctions *': (project, call, functions) =>
    build(project, call, `${functions}/${call.query.get('functionId')}`),
  'PATCH cloudfunctions *': build,
  'GET cloudfunctions operations/*': (project, { path }) => {
    project.builds.delete(path);
    return project.read(path);
  },
  '* cloudfunctions *': answerStored,
  '* artifactregistry *': answerStored,
  '* cloudscheduler *': answerStored,
};

/** An API that a new project has off refuses every call, and one more once it is enabled. */
function refuseWhileOff(project: StubProject, { host }: StubCall): null {
  const isLate = project.lateApis.delete(host);
  if (project.stateOfApi(host) === 'ENABLED' && !isLate) {
    return null;
  }
  const message = `${host} has not been used in this project before or it is disabled.`;
  const details = [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'SERVICE_DISABLED' }];
  throw new Refusal(403, { error: { code: 403, message, status: 'PERMISSION_DENIED', details } });
}

function bucketOf(project: StubProject): Resource {
  return project.has(`b/${BUCKET}`) ? { storageBucket: BUCKET } : {};
}

function build(project: StubProject, { body }: StubCall, name: string): Resource {
  const [, , , region, , id = ''] = name.split('/');
  if (project.failingBuilds.delete(id)) {
    project.set(name, project.get(name) ?? { ...body, name, state: 'FAILED' });
    return project.put('operations/failed-build', { done: true, error: BUILD_ERROR });
  }
  project.put(IMAGES, project.get(IMAGES) ?? {});
  const service = id.toLowerCase();
  const built = project.put(name, {
    ...body,
    state: 'ACTIVE',
    environment: 'GEN_2',
    serviceConfig: {
      ...resourceOf(body.serviceConfig),
      service: `projects/${PROJECT}/locations/${region}/services/${service}`,
      uri: `https://${service}-rehearsal.a.run.app`,
    },
  });
  const operation = project.operation(built);
  project.builds.add(String(operation.name));
  project.mostBuilds = Math.max(project.mostBuilds, project.builds.size);
  return operation;
}

/** Reads, creates, changes and deletes a resource by its path, and lists it with its collection. */
function answerStored(project: StubProject, call: StubCall): Resource | null {
  const { method, path, query, body } = call;
  const collection = path.split('/').at(-1) ?? '';
  const listedAs = COLLECTIONS[collection];
  const id = query.get('databaseId') ?? query.get('secretId');
  switch (method) {
    case 'GET':
      return listedAs === undefined ? project.read(path) : { [listedAs]: project.in(collection) };
    case 'DELETE':
      project.delete(path);
      return project.operation({});
    case 'POST':
    case 'PUT': {
      if (listedAs !== undefined && id === null) {
        return project.add(call);
      }
      const name = body.name ?? (id === null ? path : `${path}/${id}`);
      return project.operation(project.put(String(name), body));
    }
    case 'PATCH':
      return { ...project.put(path, merged(project.get(path) ?? {}, body)), done: true };
    default:
      return null;
  }
}

function merged(old: Resource, changes: Resource): Resource {
  const entries = Object.entries(changes).map(([name, value]) => [
    name,
    isPlain(old[name]) && isPlain(value) ? merged(old[name], value) : value,
  ]);
  return { ...old, ...Object.fromEntries(entries) };
}

function isPlain(value: unknown): value is Resource {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
