import { PROJECT } from '../prepared.ts';
import type { StoredResources } from '../stored-resources.ts';
import { notFound, ok, type Play, resourceOf } from '../stub-call.ts';

/** The metrics that are counted in the logs. */
export function logging(resources: StoredResources): Play {
  return ({ method, path, body }) => {
    if (method === 'PUT') {
      resources.set(path, resourceOf(body));
    }
    return ok(body);
  };
}

/** Alerts, their channels and checks; an alert needs its metric first. */
export function monitoring(resources: StoredResources): Play {
  return (call) => {
    const { method, path, body } = call;
    const kind = path.split('/')[2] ?? '';
    if (method === 'GET') {
      return ok({ [kind]: resources.below(new RegExp(`/${kind}/`)) });
    }
    const [, metric] = /logging\.googleapis\.com\/user\/([\w-]+)/.exec(JSON.stringify(body)) ?? [];
    if (metric !== undefined && !resources.has(`projects/${PROJECT}/metrics/${metric}`)) {
      return notFound();
    }
    return method === 'POST' ? ok(resources.add(call)) : resources.answer(call);
  };
}
