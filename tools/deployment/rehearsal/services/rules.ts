import type { StoredResources } from '../stored-resources.ts';
import { notFound, ok, type Play, type Resource, resourceOf, type StubAnswer } from '../stub-call.ts';

const MADE_AT = { createTime: '2026-01-01T00:00:00Z' };

/** The security rules and which of them are released. */
export function rules(resources: StoredResources): Play {
  function release(released: Resource): StubAnswer {
    resources.set(String(released.name), released);
    return ok(released);
  }

  return (call) => {
    const { method, path, body } = call;
    if (path.endsWith(':test')) {
      return ok({ issues: [] });
    }
    if (path.endsWith('/rulesets')) {
      return ok(method === 'POST' ? resources.add(call) : { rulesets: resources.below(/\/rulesets\/\w+$/) });
    }
    if (path.endsWith('/releases')) {
      return method === 'GET'
        ? ok({ releases: resources.below(/\/releases\/.+/).map((one) => ({ ...one, ...MADE_AT })) })
        : release(resourceOf(body));
    }
    if (method === 'PATCH') {
      const changed = resourceOf(resourceOf(body).release);
      return resources.has(String(changed.name)) ? release(changed) : notFound();
    }
    return resources.answer(call);
  };
}
