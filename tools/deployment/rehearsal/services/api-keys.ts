import { PROJECT_NUMBER } from '../prepared.ts';
import type { StoredResources } from '../stored-resources.ts';
import { ok, type Play } from '../stub-call.ts';

const SERVER_KEY = `AIza${'s'.repeat(35)}`;

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
