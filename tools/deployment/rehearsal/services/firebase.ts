import { PROJECT, PROJECT_NUMBER } from '../prepared.ts';
import type { StoredResources } from '../stored-resources.ts';
import { ok, type Play } from '../stub-call.ts';

const APP_ID = '1:2:web:3';
const BROWSER_KEY = `AIza${'b'.repeat(35)}`;

export function firebase(resources: StoredResources): Play {
  return (call) => {
    const { method, path } = call;
    const hasBucket = resources.has(`projects/${PROJECT}/defaultBucket`);
    const bucket = hasBucket && { storageBucket: `${PROJECT}.firebasestorage.app` };
    if (path.endsWith('/adminSdkConfig')) {
      return ok({ projectId: PROJECT, ...bucket });
    }
    if (path.endsWith('/webApps') && method === 'POST') {
      return resources.operation(resources.add(call, { appId: APP_ID }));
    }
    if (path.endsWith(`/webApps/${APP_ID}/config`)) {
      const messagingSenderId = PROJECT_NUMBER;
      return ok({ apiKey: BROWSER_KEY, projectId: PROJECT, appId: APP_ID, messagingSenderId, ...bucket });
    }
    return resources.answer(call);
  };
}
