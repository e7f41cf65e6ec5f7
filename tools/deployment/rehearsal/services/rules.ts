import type { StoredResources } from '../stored-resources.ts';
import { notFound, ok, type Play, type Resource, resourceOf, type StubAnswer } from '../stub-call.ts';

const MADE_AT = { createTime: '2026-01-01T00:00:00Z' };

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
