import * as z from 'zod';
import { PROJECT, PROJECT_NUMBER, type Prepared } from '../prepared.ts';
import type { StoredResources } from '../stored-resources.ts';
import { notFound, ok, type Play, type Resource, resourceOf, type StubAnswer } from '../stub-call.ts';

const APP_ID = '1:2:web:3';
const BROWSER_KEY = `AIza${'b'.repeat(35)}`;
const SERVER_KEY = `AIza${'s'.repeat(35)}`;
const BUCKET = `${PROJECT}.firebasestorage.app`;
const MADE_AT = { createTime: '2026-01-01T00:00:00Z' };
const FORBIDDEN = 403;

const addedSchema = z.object({ payload: z.object({ data: z.string() }) });

/** The browser key and the functions' key, which contains `sss`. */
export function apiKeys(resources: StoredResources): Play {
  return (call) => {
    const { method, path, query } = call;
    if (path === 'keys:lookupKey') {
      const key = query.get('keyString') === SERVER_KEY ? 'server' : 'browser';
      return ok({ name: `projects/${PROJECT_NUMBER}/locations/global/keys/${key}` });
    }
    if (path.endsWith('/keys') && method === 'POST') {
      return resources.operation(resources.add(call));
    }
    return path.endsWith('/keyString') ? ok({ keyString: SERVER_KEY }) : resources.answer(call);
  };
}

export function firebase(resources: StoredResources): Play {
  return (call) => {
    const { method, path } = call;
    const bucket = resources.has(`projects/${PROJECT}/defaultBucket`) && { storageBucket: BUCKET };
    if (path.endsWith('/adminSdkConfig')) {
      return ok({ projectId: PROJECT, ...bucket });
    }
    if (path.endsWith('/webApps') && method === 'POST') {
      return resources.operation(resources.add(call, { appId: APP_ID }));
    }
    if (path.endsWith(`/webApps/${APP_ID}/config`)) {
      const messagingSenderId = PROJECT_NUMBER;
      return ok({ apiKey: BROWSER_KEY, projectId: PROJECT, appId: APP_ID, messagingSenderId, ...bucket });
    }
    return resources.answer(call);
  };
}

/** The database, its indexes, which are built immediately, and the documents that a deployment reads. */
export function firestore(resources: StoredResources): Play {
  return (call) => {
    if (call.path.endsWith('/indexes') && call.method === 'POST') {
      resources.add(call, { state: 'READY' });
      return ok({ name: 'operations/index', done: true });
    }
    return resources.answer(call, 'databaseId');
  };
}

export function hosting(resources: StoredResources, origin: (host: string) => string): Play {
  return (call) => {
    const { path, body } = call;
    if (path.endsWith(':populateFiles')) {
      return ok({ uploadRequiredHashes: [], uploadUrl: origin('upload-firebasehosting.googleapis.com') });
    }
    const sent = path.endsWith('/sites') ? { type: 'DEFAULT_SITE' } : body;
    return resources.answer({ ...call, body: sent }, 'siteId');
  };
}

export function logging(resources: StoredResources): Play {
  return ({ method, path, body }) => {
    if (method === 'PUT') {
      resources.set(path, resourceOf(body));
    }
    return ok(body);
  };
}

/** The alert policies, notification channels, and uptime checks. A policy requires an existing metric. */
export function monitoring(resources: StoredResources): Play {
  return (call) => {
    const sent = JSON.stringify(call.body);
    const [, metric] = /logging\.googleapis\.com\/user\/([\w-]+)/.exec(sent) ?? [];
    return metric !== undefined && !resources.has(`projects/${PROJECT}/metrics/${metric}`)
      ? notFound()
      : resources.answer(call);
  };
}

/** The security rules and their releases, whose names contain a slash. */
export function rules(resources: StoredResources): Play {
  function release(released: Resource): StubAnswer {
    resources.set(String(released.name), { ...released, ...MADE_AT });
    return ok(released);
  }

  return (call) => {
    const { method, path, body } = call;
    if (path.endsWith(':test')) {
      return ok({ issues: [] });
    }
    if (path.endsWith('/releases')) {
      const isRelease = ([name]: [string, Resource]) => name.startsWith(`${path}/`);
      return method === 'GET'
        ? ok({ releases: [...resources].filter(isRelease).map(([, one]) => one) })
        : release(resourceOf(body));
    }
    if (method === 'PATCH') {
      const changed = resourceOf(resourceOf(body).release);
      return resources.has(String(changed.name)) ? release(changed) : notFound();
    }
    return resources.answer(call);
  };
}

export function secretManager(resources: StoredResources, { secrets }: Pick<Prepared, 'secrets'>): Play {
  /** @param value encoded in base64 */
  function store(name: string, value: string): void {
    const path = `projects/${PROJECT}/secrets/${name}`;
    resources.set(path, { name: path, labels: { 'firebase-managed': 'functions' } });
    resources.set(`${path}/versions/latest`, { name: `${path}/versions/1`, state: 'ENABLED', value });
  }

  for (const [name, value] of Object.entries(secrets)) {
    store(name, Buffer.from(value).toString('base64'));
  }

  return (call) => {
    const { path, body } = call;
    if (path.endsWith(':addVersion')) {
      store(path.split('/').at(-1)?.replace(':addVersion', '') ?? '', addedSchema.parse(body).payload.data);
      return ok({ state: 'ENABLED' });
    }
    if (path.endsWith(':access')) {
      const value = resources.get(path.replace(':access', ''))?.value;
      return value === undefined ? notFound() : ok({ payload: { data: value } });
    }
    return resources.answer(call, 'secretId');
  };
}

export function sendgrid({ hasMailDomain }: Pick<Prepared, 'hasMailDomain'>): Play {
  return ({ path }) => {
    if (path !== 'mail/send') {
      return null;
    }
    const message = 'The from address does not match a verified Sender Identity.';
    return hasMailDomain
      ? ok({})
      : { status: FORBIDDEN, body: { errors: [{ message, field: 'from', help: null }] } };
  };
}

export function defaultBucket(resources: StoredResources): Play {
  return (call) => {
    if (call.method !== 'POST') {
      return resources.answer(call);
    }
    resources.set(`b/${BUCKET}`, { name: BUCKET, location: resourceOf(call.body).location });
    const made = { ...resourceOf(call.body), bucket: { name: `projects/${PROJECT}/buckets/${BUCKET}` } };
    resources.set(call.path, made);
    return ok(made);
  };
}

export function storage(resources: StoredResources): Play {
  return (call) => {
    const path = call.path.replace(/^storage\/v1\//, '');
    if (path.startsWith('upload')) {
      return ok({});
    }
    return path.endsWith('/serviceAccount')
      ? ok({ email_address: `service-${PROJECT_NUMBER}@gs-project-accounts.iam.gserviceaccount.com` })
      : resources.answer({ ...call, path });
  };
}
