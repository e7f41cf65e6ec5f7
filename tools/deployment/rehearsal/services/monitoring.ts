import { PROJECT } from '../prepared.ts';
import type { StoredResources } from '../stored-resources.ts';
import { notFound, ok, type Play, resourceOf } from '../stub-call.ts';

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
