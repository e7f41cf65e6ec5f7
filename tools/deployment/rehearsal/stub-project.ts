import { KEYS, PROJECT, PROJECT_NUMBER, type Prepared } from './prepared.ts';
import { Refusal, type Resource, resourceOf, type StubAnswer, type StubCall } from './stub-call.ts';
import { RULES } from './stub-rules.ts';

const PATTERNS = Object.entries(RULES).map(
  ([pattern, rule]) => [new RegExp(`^${pattern.replaceAll('*', '(\\S*)')}$`), rule] as const,
);

/** A project in memory: its resources, by path without the API version, and Google's answers to calls about it. */
export class StubProject extends Map<string, Resource> {
  readonly prepared: Prepared;
  /** Returns the local origin that simulates a Google host. */
  readonly origin: (host: string) => string;
  readonly enabledApis = new Set<string>();
  /** APIs that were enabled a moment ago, and refuse one more call. */
  readonly lateApis = new Set<string>();
  /** The functions whose next build fails. */
  readonly failingBuilds = new Set<string>();
  /** The builds that are under way, until the CLI learns of their end. */
  readonly builds = new Set<string>();
  mostBuilds = 0;
  /** The number of reads that still return no roles. Google needs time to apply new ones. */
  staleReads = 0;

  constructor(prepared: Prepared, origin: (host: string) => string) {
    super();
    this.prepared = prepared;
    this.origin = origin;
    const project = { projectId: PROJECT, projectNumber: PROJECT_NUMBER, lifecycleState: 'ACTIVE' };
    this.put(`projects/${PROJECT}`, { ...project, displayName: 'Church', resources: {} });
    if (prepared.hasAuthentication) {
      this.put(`projects/${PROJECT}/config`, { authorizedDomains: [`${PROJECT}.web.app`] });
    }
    const apiTargets = prepared.serverKeyApis.map((service) => ({ service }));
    this.put(`${KEYS}/browser`, {});
    this.put(`${KEYS}/server`, { restrictions: { apiTargets } });
    for (const [name, value] of Object.entries(prepared.secrets)) {
      const secret = `projects/${PROJECT}/secrets/${name}`;
      this.put(secret, { labels: { 'firebase-managed': 'functions' } });
      this.addSecretVersion(secret, Buffer.from(value).toString('base64'));
    }
  }

  /** Null if the stub does not support the call. */
  answer(call: StubCall): StubAnswer | null {
    const line = `${call.method} ${call.host.split('.')[0]} ${call.path}`;
    try {
      for (const [pattern, rule] of PATTERNS) {
        const match = pattern.exec(line);
        const body = match === null ? null : rule(this, call, match.at(-1) ?? '');
        if (body !== null) {
          return { status: 200, body };
        }
      }
      return null;
    } catch (error) {
      if (error instanceof Refusal) {
        return error.answer;
      }
      throw error;
    }
  }

  stateOfApi(name: string): 'ENABLED' | 'DISABLED' {
    const isOn = this.prepared.hasApis || this.enabledApis.has(name.split('/').at(-1) ?? '');
    return isOn ? 'ENABLED' : 'DISABLED';
  }

  policyOf(name: string): Resource {
    return this.get(`${name}/iamPolicy`) ?? { bindings: [] };
  }

  setPolicy(name: string, { policy }: Resource): Resource {
    this.set(`${name}/iamPolicy`, resourceOf(policy));
    return this.policyOf(name);
  }

  in(collection: string): Resource[] {
    const pattern = new RegExp(`/${collection}/[^/]+$`);
    return [...this].filter(([path]) => pattern.test(path)).map(([, resource]) => resource);
  }

  /** @throws Refusal if there is none */
  read(path: string): Resource {
    const found = this.get(path);
    if (found === undefined) {
      throw new Refusal(404, { error: { code: 404, message: 'Not found.', status: 'NOT_FOUND' } });
    }
    return found;
  }

  put(name: string, resource: Resource): Resource {
    const made = { name, ...resource };
    this.set(name, made);
    return made;
  }

  /** Puts a resource into a collection that assigns the ids. */
  add({ path, body }: StubCall, more: Resource = {}): Resource {
    return this.put(`${path}/n${this.size}`, { ...body, ...more });
  }

  /** Completes a long-running operation immediately. The client may still poll it. */
  operation(response: Resource): Resource {
    return { ...response, ...this.put(`operations/o${this.size}`, { done: true, response }) };
  }

  /** @param value encoded in base64 */
  addSecretVersion(secret: string, value: unknown): Resource {
    const version = { name: `${secret}/versions/1`, state: 'ENABLED', value };
    this.set(`${secret}/versions/latest`, version);
    return version;
  }
}
