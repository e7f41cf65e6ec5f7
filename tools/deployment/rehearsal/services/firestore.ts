import type { StoredResources } from '../stored-resources.ts';
import { ok, type Play } from '../stub-call.ts';

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
