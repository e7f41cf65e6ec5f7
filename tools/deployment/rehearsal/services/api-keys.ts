import { PROJECT_NUMBER } from '../prepared.ts';
import type { StoredResources } from '../stored-resources.ts';
import { ok, type Play } from '../stub-call.ts';

const SERVER_KEY = `AIza${'s'.repeat(35)}`;

/** The browser key, and that of the functions: the one with `sss`. */
export function apiKeys(
  resources: StoredResources,
  { serverKeyApis }: { serverKeyApis: readonly string[] },
): Play {
  return (call) => {
    const { method, path, query } = call;
    if (path === 'keys:lookupKey') {
      const key = query.get('keyString') === SERVER_KEY ? 'server' : 'browser';
      return ok({ name: `projects/${PROJECT_NUMBER}/locations/global/keys/${key}` });
    }
    if (path.endsWith('/keys')) {
      return method === 'POST'
        ? resources.operation(resources.add(call))
        : ok({ keys: resources.below(/\/global\/keys\/\w+$/) });
    }
    if (path.endsWith('/keyString')) {
      return ok({ keyString: SERVER_KEY });
    }
    if (resources.has(path) || method === 'PATCH') {
      return resources.answer(call);
    }
    const apiTargets = serverKeyApis.map((service) => ({ service }));
    return ok({ name: path, restrictions: path.endsWith('server') ? { apiTargets } : {} });
  };
}
