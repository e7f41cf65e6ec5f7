import { PROJECT, PROJECT_NUMBER, type Prepared } from './prepared.ts';
import { notFound, ok, type Resource, resourceOf, type StubAnswer, type StubCall } from './stub-call.ts';

const KEYS = `projects/${PROJECT_NUMBER}/locations/global/keys`;

/** The services for which App Check can be enforced. */
export const ATTESTABLE = ['firebasestorage', 'firestore', 'identitytoolkit'].map(
  (name) => `${name}.googleapis.com`,
);

const IAM_CALL = /:[gs]etIamPolicy$/;

/**
 * Collections that Google lists and whose ids it assigns. Maps the last part of the path to the response field that
 * contains the resources.
 */
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

/** The resources of a project, by path without the API version. */
export class StoredResources extends Map<string, Resource> {
  constructor({ isOnBlaze, hasAuthentication, attestedServices, serverKeyApis }: Prepared) {
    super();
    const project = { projectId: PROJECT, projectNumber: PROJECT_NUMBER, lifecycleState: 'ACTIVE' };
    this.set(`projects/${PROJECT}`, { ...project, displayName: 'Church', resources: {} });
    this.set(`projects/${PROJECT}/billingInfo`, { billingEnabled: isOnBlaze });
    if (hasAuthentication) {
      this.set(`projects/${PROJECT}/config`, { authorizedDomains: [`${PROJECT}.web.app`] });
    }
    for (const service of ATTESTABLE) {
      const enforcementMode = attestedServices.includes(service) ? 'ENFORCED' : 'OFF';
      this.set(`projects/${PROJECT_NUMBER}/services/${service}`, { enforcementMode });
    }
    const apiTargets = serverKeyApis.map((service) => ({ service }));
    this.set(`${KEYS}/browser`, { name: `${KEYS}/browser` });
    this.set(`${KEYS}/server`, { name: `${KEYS}/server`, restrictions: { apiTargets } });
  }

  in(collection: string): Resource[] {
    const pattern = new RegExp(`/${collection}/[^/]+$`);
    return [...this].filter(([path]) => pattern.test(path)).map(([, resource]) => resource);
  }

  add({ path, body }: StubCall, more: Resource = {}): Resource {
    const name = `${path}/n${this.size}`;
    const made = { ...resourceOf(body), name, ...more };
    this.set(name, made);
    return made;
  }

  /** Completes a long-running operation immediately. The client may still poll it. */
  operation(response: Resource): StubAnswer {
    const name = `operations/o${this.size}`;
    this.set(name, { name, done: true, response });
    return ok({ ...response, name, done: true, response });
  }

  /**
   * Simulates a resource that is read, created, changed, and deleted by path, and listed with its collection.
   * @param idParameter the query parameter with the id of a new resource. Null if the id is in the path or body, or if
   * the collection assigns it
   */
  answer(call: StubCall, idParameter: string | null = null): StubAnswer | null {
    const { method, path, query, body } = call;
    if (IAM_CALL.test(path)) {
      const policy = path.replace(IAM_CALL, '/iamPolicy');
      if (path.endsWith(':setIamPolicy')) {
        this.set(policy, resourceOf(resourceOf(body).policy));
      }
      return ok(this.get(policy) ?? { bindings: [] });
    }
    const id = idParameter === null ? null : query.get(idParameter);
    const collection = path.split('/').at(-1) ?? '';
    const listedAs = COLLECTIONS[collection];
    const found = this.get(path);
    switch (method) {
      case 'GET':
        if (listedAs !== undefined) {
          return ok({ [listedAs]: this.in(collection) });
        }
        return found === undefined ? notFound() : ok(found);
      case 'DELETE':
        this.delete(path);
        return this.operation({});
      case 'POST':
      case 'PUT': {
        if (listedAs !== undefined && id === null) {
          return ok(this.add(call));
        }
        const name = String(resourceOf(body).name ?? (id === null ? path : `${path}/${id}`));
        const made = { name, ...resourceOf(body) };
        this.set(name, made);
        return this.operation(made);
      }
      case 'PATCH': {
        const changed = merged(found ?? { name: path }, resourceOf(body));
        this.set(path, changed);
        return ok({ ...changed, done: true });
      }
      default:
        return null;
    }
  }
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
