import * as z from 'zod';

/** A request to Google's control plane, as the stub plays it. */
export interface StubCall {
  readonly method: string;
  readonly host: string;
  readonly version: string;
  /** Without the version. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

export interface StubAnswer {
  readonly status: number;
  readonly body: object;
}

const OK = 200;
const NOT_FOUND = 404;

export const PROJECT = 'rehearsal-church';
export const PROJECT_NUMBER = '123456789012';

type Resource = Record<string, unknown>;

const resourceSchema = z.record(z.string(), z.unknown());
const permissionsSchema = z.object({ permissions: z.array(z.string()) });
const policySchema = z.object({ policy: z.looseObject({}) });
const enabledSchema = z.object({ serviceIds: z.array(z.string()) });
const addedSchema = z.object({ payload: z.object({ data: z.string() }) });

/** What an owner of the project made of it before the first deployment, by hand. */
export interface Prepared {
  readonly isOnBlaze: boolean;
  readonly hasApis: boolean;
  readonly forbidsPublicCallers: boolean;
  readonly forbidsPermissions: boolean;
  readonly hasAuthentication: boolean;
  readonly enforcesAppCheckForSignIn: boolean;
  readonly serverKeyApis: readonly string[];
  readonly secrets: Readonly<Record<string, string>>;
}

/** A Firebase project as Google's control plane has it: resources by path, and what makes the services depend on each other. */
export class StubProject {
  /** Each resource by its path without a version. */
  readonly resources = new Map<string, Resource>();
  readonly apis = new Set<string>();
  /** Answers of the roles stay the old ones for this many reads: Google takes its time. */
  staleRoleReads = 0;
  /** The creation of functions fails this often. */
  failingBuilds = 0;
  #policy: Resource = { etag: 'a', bindings: [] };
  #seenPolicy: Resource = this.#policy;
  readonly #prepared: Prepared;
  readonly #origin: (host: string) => string;

  constructor(prepared: Prepared, origin: (host: string) => string) {
    this.#prepared = prepared;
    this.#origin = origin;
    for (const [name, value] of Object.entries(prepared.secrets)) {
      this.#storeSecret(name, Buffer.from(value).toString('base64'));
    }
  }

  /** Takes all roles from the service accounts. */
  revokeRoles(): void {
    this.#policy = { etag: 'revoked', bindings: [] };
    this.#seenPolicy = this.#policy;
  }

  /** What the project answers; null for what the stub does not play. */
  answer(call: StubCall): StubAnswer | null {
    const service = call.host.split('.')[0] ?? '';
    const play = Object.entries(this.#plays).find(([name]) => name === service)?.[1];
    return play?.(call) ?? null;
  }

  readonly #plays: Record<string, (call: StubCall) => StubAnswer | null> = {
    www: ({ path }) =>
      path.endsWith('/token')
        ? ok({ access_token: 'ya29.rehearsal', expires_in: 3600, scope: SCOPES })
        : null,
    cloudbilling: () => ok({ billingEnabled: this.#prepared.isOnBlaze }),
    cloudresourcemanager: (call) => this.#resourceManager(call),
    serviceusage: (call) => this.#serviceUsage(call),
    firebase: (call) => this.#firebase(call),
    firestore: (call) => this.#firestore(call),
    firebasestorage: (call) => this.#defaultBucket(call),
    storage: (call) => this.#storage(call),
    apikeys: (call) => this.#apiKeys(call),
    identitytoolkit: (call) => this.#authentication(call),
    firebaseappcheck: () =>
      ok({ enforcementMode: this.#prepared.enforcesAppCheckForSignIn ? 'ENFORCED' : 'OFF' }),
    secretmanager: (call) => this.#secrets(call),
    firebasehosting: (call) => this.#hosting(call),
    'upload-firebasehosting': () => ok({}),
    artifactregistry: (call) => this.#stored(call, 'repositoryId'),
    cloudfunctions: (call) => this.#functions(call),
    run: (call) => this.#run(call),
    cloudscheduler: (call) => this.#stored(call, null),
    eventarc: (call) => this.#stored(call, 'triggerId'),
    pubsub: (call) => this.#stored(call, null),
    firebaserules: (call) => this.#rules(call),
    iam: ({ path }) =>
      path.endsWith(':testIamPermissions') ? ok({ permissions: ['iam.serviceAccounts.actAs'] }) : null,
    logging: () => ok({}),
    firebaseextensions: () => ok({ instances: [] }),
    compute: () => ok({ defaultServiceAccount: `${PROJECT_NUMBER}-compute@developer.gserviceaccount.com` }),
  };

  #resourceManager({ path, body }: StubCall): StubAnswer | null {
    if (path.endsWith(':testIamPermissions')) {
      const { permissions } = permissionsSchema.parse(body);
      return ok({ permissions: this.#prepared.forbidsPermissions ? [] : permissions });
    }
    if (path.endsWith(':getEffectiveOrgPolicy')) {
      return ok(
        this.#prepared.forbidsPublicCallers
          ? { listPolicy: { allowedValues: ['C0church'] } }
          : { listPolicy: { allValues: 'ALLOW' } },
      );
    }
    if (path.endsWith(':setIamPolicy')) {
      this.#policy = { ...policySchema.parse(body).policy, etag: `${String(this.#policy.etag)}a` };
      return ok(this.#policy);
    }
    if (path.endsWith(':getIamPolicy')) {
      this.staleRoleReads -= 1;
      if (this.staleRoleReads < 0) {
        this.#seenPolicy = this.#policy;
      }
      return ok(this.#seenPolicy);
    }
    return path === `projects/${PROJECT}`
      ? ok({ projectId: PROJECT, projectNumber: PROJECT_NUMBER, lifecycleState: 'ACTIVE' })
      : null;
  }

  #serviceUsage({ path, query, body }: StubCall): StubAnswer | null {
    if (path.endsWith(':batchGet')) {
      const services = query.getAll('names').map((name) => ({ name, state: this.#stateOf(name) }));
      return ok({ services });
    }
    if (path.endsWith(':batchEnable')) {
      for (const name of enabledSchema.parse(body).serviceIds) {
        this.apis.add(name);
      }
      return ok({ name: 'operations/enabled', done: true });
    }
    if (path.endsWith(':generateServiceIdentity')) {
      return ok({ name: 'operations/identity', done: true });
    }
    if (path.endsWith(':enable')) {
      this.apis.add(path.split('/').at(-1)?.replace(':enable', '') ?? '');
      return ok({ name: 'operations/enabled', done: true });
    }
    return ok({ state: this.#stateOf(path) });
  }

  #stateOf(name: string): string {
    return this.#prepared.hasApis || this.apis.has(name.split('/').at(-1) ?? '') ? 'ENABLED' : 'DISABLED';
  }

  #firebase({ path }: StubCall): StubAnswer | null {
    const bucket = this.resources.get(`projects/${PROJECT}/defaultBucket`);
    if (path.endsWith('/adminSdkConfig')) {
      return ok({ projectId: PROJECT, ...(bucket && { storageBucket: `${PROJECT}.firebasestorage.app` }) });
    }
    return path === `projects/${PROJECT}`
      ? ok({ projectId: PROJECT, projectNumber: PROJECT_NUMBER, displayName: 'Church', resources: {} })
      : notFound();
  }

  #firestore(call: StubCall): StubAnswer | null {
    const { method, path } = call;
    if (path.endsWith('/indexes') && method === 'POST') {
      const name = `${path}/${this.resources.size}`;
      this.resources.set(name, { ...resourceOf(call.body), name, state: 'READY' });
      return ok({ name: 'operations/index', done: true });
    }
    if (path.endsWith('/collectionGroups/-/indexes')) {
      return ok({ indexes: this.#below(/\/collectionGroups\/[^/]+\/indexes\//) });
    }
    if (path.endsWith('/collectionGroups/-/fields')) {
      return ok({ fields: this.#below(/\/collectionGroups\/[^/]+\/fields\//) });
    }
    return path.includes('backupSchedules') ? ok({}) : this.#stored(call, 'databaseId');
  }

  #defaultBucket(call: StubCall): StubAnswer | null {
    if (call.method === 'POST') {
      const name = `${PROJECT}.firebasestorage.app`;
      this.resources.set(`b/${name}`, { name, location: resourceOf(call.body).location });
      const made = { ...resourceOf(call.body), bucket: { name: `projects/${PROJECT}/buckets/${name}` } };
      this.resources.set(call.path, made);
      return ok(made);
    }
    return this.#stored(call, null);
  }

  #storage(call: StubCall): StubAnswer | null {
    const path = call.path.replace(/^storage\/v1\//, '');
    if (path.startsWith('upload')) {
      return ok({});
    }
    if (path.endsWith('/serviceAccount')) {
      return ok({ email_address: `service-${PROJECT_NUMBER}@gs-project-accounts.iam.gserviceaccount.com` });
    }
    return this.#stored({ ...call, path }, null);
  }

  #apiKeys({ path, query }: StubCall): StubAnswer {
    if (path === 'keys:lookupKey') {
      const isServer = query.get('keyString')?.includes('sss') === true;
      return ok({
        name: `projects/${PROJECT_NUMBER}/locations/global/keys/${isServer ? 'server' : 'browser'}`,
      });
    }
    const apiTargets = this.#prepared.serverKeyApis.map((service) => ({ service }));
    return ok({ restrictions: path.endsWith('server') ? { apiTargets } : {} });
  }

  #authentication(call: StubCall): StubAnswer | null {
    const path = `projects/${PROJECT}/config`;
    if (!this.#prepared.hasAuthentication) {
      return notFound();
    }
    if (!this.resources.has(path)) {
      this.resources.set(path, { authorizedDomains: [`${PROJECT}.web.app`] });
    }
    return this.#stored({ ...call, path }, null);
  }

  #secrets(call: StubCall): StubAnswer | null {
    const { method, path, query, body } = call;
    if (path.endsWith(':setIamPolicy') || path.endsWith(':getIamPolicy')) {
      return ok({ bindings: [] });
    }
    if (path.endsWith(':addVersion')) {
      this.#storeSecret(
        path.split('/').at(-1)?.replace(':addVersion', '') ?? '',
        addedSchema.parse(body).payload.data,
      );
      return ok({ state: 'ENABLED' });
    }
    if (path.endsWith(':access')) {
      const value = this.resources.get(path.replace(':access', ''))?.value;
      return value === undefined ? notFound() : ok({ payload: { data: value } });
    }
    return method === 'POST' ? this.#stored(call, 'secretId') : this.#stored({ ...call, query }, null);
  }

  #storeSecret(name: string, value: string): void {
    const path = `projects/${PROJECT}/secrets/${name}`;
    this.resources.set(path, { name: path, labels: { 'firebase-managed': 'functions' } });
    this.resources.set(`${path}/versions/latest`, { name: `${path}/versions/1`, state: 'ENABLED', value });
  }

  #hosting(call: StubCall): StubAnswer | null {
    const { method, path } = call;
    if (path.endsWith('/sites') && method === 'GET') {
      return ok({ sites: this.#below(/\/sites\/[^/]+$/).map((site) => ({ ...site, type: 'DEFAULT_SITE' })) });
    }
    if (path.endsWith(':populateFiles')) {
      return ok({
        uploadRequiredHashes: [],
        uploadUrl: this.#origin('upload-firebasehosting.googleapis.com'),
      });
    }
    if (path.endsWith('/versions') && method === 'POST') {
      const name = `${path}/v${this.resources.size}`;
      this.resources.set(name, { ...resourceOf(call.body), name });
      return ok({ name });
    }
    if (path.endsWith('/releases') && method === 'POST') {
      const name = `${path}/r${this.resources.size}`;
      this.resources.set(name, { name });
      return ok({ name });
    }
    return this.#stored(call, 'siteId');
  }

  #functions(call: StubCall): StubAnswer | null {
    const { method, path, query, version } = call;
    if (version === 'v1') {
      return ok({ functions: [] });
    }
    if (path.endsWith(':generateUploadUrl')) {
      const uploadUrl = `${this.#origin('storage.googleapis.com')}/upload`;
      return ok({ uploadUrl, storageSource: { bucket: 'sources', object: 'functions.zip' } });
    }
    if (path.endsWith('/locations/-/functions')) {
      return ok({ functions: this.#below(/\/functions\/\w+$/) });
    }
    if (method === 'POST' || method === 'PATCH') {
      if (this.failingBuilds > 0) {
        this.failingBuilds -= 1;
        const error = {
          code: 3,
          message: 'Build failed: npm ERR! code EINTEGRITY',
          status: 'INVALID_ARGUMENT',
        };
        return { status: 400, body: { error } };
      }
      const name = method === 'POST' ? `${path}/${query.get('functionId')}` : path;
      const id = name.split('/').at(-1)?.toLowerCase() ?? '';
      const made = resourceOf(call.body);
      const service = `projects/${PROJECT}/locations/${name.split('/')[3]}/services/${id}`;
      const stored = {
        ...made,
        name,
        state: 'ACTIVE',
        environment: 'GEN_2',
        serviceConfig: {
          ...resourceOf(made.serviceConfig),
          service,
          uri: `https://${id}-rehearsal.a.run.app`,
        },
      };
      this.resources.set(name, stored);
      return this.#operation(stored);
    }
    return this.#stored(call, null);
  }

  #run({ path, method }: StubCall): StubAnswer | null {
    if (path.endsWith(':getIamPolicy') || path.endsWith(':setIamPolicy')) {
      return ok({ bindings: [] });
    }
    return method === 'GET' ? ok({ services: [] }) : null;
  }

  #rules(call: StubCall): StubAnswer | null {
    const { method, path } = call;
    if (path.endsWith(':test')) {
      return ok({ issues: [] });
    }
    if (path.endsWith('/rulesets') && method === 'POST') {
      const name = `${path}/s${this.resources.size}`;
      this.resources.set(name, { ...resourceOf(call.body), name });
      return ok({ name });
    }
    if (path.endsWith('/rulesets')) {
      return ok({ rulesets: this.#below(/\/rulesets\/\w+$/) });
    }
    if (path.endsWith('/releases') && method === 'GET') {
      return ok({
        releases: this.#below(/\/releases\/.+/).map((release) => ({
          ...release,
          createTime: '2026-01-01T00:00:00Z',
        })),
      });
    }
    if (path.endsWith('/releases')) {
      const release = resourceOf(call.body);
      this.resources.set(String(release.name), release);
      return ok(release);
    }
    if (method === 'PATCH') {
      const release = resourceOf(resourceOf(call.body).release);
      if (!this.resources.has(String(release.name))) {
        return notFound();
      }
      this.resources.set(String(release.name), release);
      return ok(release);
    }
    return this.#stored(call, null);
  }

  /** What takes its time at Google is done at once here, and is asked about all the same. */
  #operation(response: Resource): StubAnswer {
    const name = `operations/o${this.resources.size}`;
    this.resources.set(name, { name, done: true, response });
    return ok({ ...response, name, done: true, response });
  }

  #below(pattern: RegExp): Resource[] {
    return [...this.resources].filter(([path]) => pattern.test(path)).map(([, resource]) => resource);
  }

  /** A resource that is got, made, changed and deleted by its path. */
  #stored({ method, path, query, body }: StubCall, idParameter: string | null): StubAnswer | null {
    const id = idParameter === null ? null : query.get(idParameter);
    const made = id === null ? path : `${path}/${id}`;
    const found = this.resources.get(path);
    switch (method) {
      case 'GET':
        return found === undefined ? notFound() : ok(found);
      case 'DELETE':
        this.resources.delete(path);
        return this.#operation({});
      case 'POST':
      case 'PUT': {
        const name = String(resourceOf(body).name ?? made);
        this.resources.set(name, { name, ...resourceOf(body) });
        return this.#operation(this.resources.get(name) ?? {});
      }
      case 'PATCH':
        this.resources.set(path, merged(found ?? { name: path }, resourceOf(body)));
        return ok({ ...this.resources.get(path), done: true });
      default:
        return null;
    }
  }
}

const SCOPES = 'https://www.googleapis.com/auth/cloud-platform';

function resourceOf(body: unknown): Resource {
  return resourceSchema.catch({}).parse(body);
}

function merged(old: Resource, changes: Resource): Resource {
  const entries = Object.entries(changes).map(([name, value]) => {
    const before = old[name];
    const areObjects = isPlain(value) && isPlain(before);
    return [name, areObjects ? merged(resourceOf(before), resourceOf(value)) : value];
  });
  return { ...old, ...Object.fromEntries(entries) };
}

function isPlain(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function ok(body: unknown): StubAnswer {
  return { status: OK, body: resourceOf(body) };
}

function notFound(): StubAnswer {
  return {
    status: NOT_FOUND,
    body: { error: { code: NOT_FOUND, message: 'Not found.', status: 'NOT_FOUND' } },
  };
}
