import { LOCATION, PROJECT } from '../prepared.ts';
import type { StoredResources } from '../stored-resources.ts';
import { ok, type Resource, resourceOf, type StubAnswer, type StubCall } from '../stub-call.ts';

const FAILED_BUILD = {
  name: 'operations/failed-build',
  done: true,
  error: { code: 3, message: 'Build failed: npm ERR! code EINTEGRITY' },
};

export class CloudFunctions {
  readonly failingBuilds = new Set<string>();
  /** The most builds that were under way at the same time, until the CLI learned of their end. */
  mostBuilds = 0;
  readonly #builds = new Set<string>();
  readonly #resources: StoredResources;
  readonly #origin: (host: string) => string;

  constructor(resources: StoredResources, origin: (host: string) => string) {
    this.#resources = resources;
    this.#origin = origin;
    resources.set(FAILED_BUILD.name, FAILED_BUILD);
  }

  answer(call: StubCall): StubAnswer | null {
    const { method, path, version } = call;
    if (version === 'v1') {
      return ok({ functions: [] });
    }
    if (path.endsWith(':generateUploadUrl')) {
      const uploadUrl = `${this.#origin('storage.googleapis.com')}/upload`;
      return ok({ uploadUrl, storageSource: { bucket: 'sources', object: 'functions.zip' } });
    }
    if (method === 'POST' || method === 'PATCH') {
      return this.#build(call);
    }
    this.#builds.delete(path);
    return this.#resources.answer(call);
  }

  #build({ method, path, query, body }: StubCall): StubAnswer {
    const name = method === 'POST' ? `${path}/${query.get('functionId')}` : path;
    if (this.failingBuilds.delete(name.split('/').at(-1) ?? '')) {
      const before = this.#resources.get(name);
      this.#resources.set(name, before ?? { ...resourceOf(body), name, state: 'FAILED' });
      return ok({ name: FAILED_BUILD.name });
    }
    const images = `${LOCATION}/repositories/gcf-artifacts`;
    this.#resources.set(images, this.#resources.get(images) ?? { name: images });
    const built = builtFunction(name, resourceOf(body));
    this.#resources.set(name, built);
    const operation = this.#resources.operation(built);
    this.#builds.add(String(resourceOf(operation.body).name));
    this.mostBuilds = Math.max(this.mostBuilds, this.#builds.size);
    return operation;
  }
}

function builtFunction(name: string, definition: Resource): Resource {
  const parts = name.split('/');
  const id = parts.at(-1)?.toLowerCase() ?? '';
  return {
    ...definition,
    name,
    state: 'ACTIVE',
    environment: 'GEN_2',
    serviceConfig: {
      ...resourceOf(definition.serviceConfig),
      service: `projects/${PROJECT}/locations/${parts[3]}/services/${id}`,
      uri: `https://${id}-rehearsal.a.run.app`,
    },
  };
}
