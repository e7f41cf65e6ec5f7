import type { StoredResources } from '../stored-resources.ts';
import { ok, type Play } from '../stub-call.ts';

/** The database, its indexes, and the documents that a deployment looks at. */
export function firestore(resources: StoredResources): Play {
  return (call) => {
    const { method, path } = call;
    if (path.endsWith('/indexes') && method === 'POST') {
      resources.add(call, { state: 'READY' });
      return ok({ name: 'operations/index', done: true });
    }
    if (path.endsWith('/collectionGroups/-/indexes')) {
      return ok({ indexes: resources.below(/\/collectionGroups\/[^/]+\/indexes\//) });
    }
    if (path.endsWith('/collectionGroups/-/fields')) {
      return ok({ fields: resources.below(/\/collectionGroups\/[^/]+\/fields\//) });
    }
    if (path.endsWith('/documents/profiles')) {
      return ok({ documents: resources.below(/\/documents\/profiles\//) });
    }
    if (path.endsWith('/backupSchedules')) {
      return method === 'POST'
        ? ok(resources.add(call))
        : ok({ backupSchedules: resources.below(/\/backupSchedules\//) });
    }
    return resources.answer(call, 'databaseId');
  };
}
