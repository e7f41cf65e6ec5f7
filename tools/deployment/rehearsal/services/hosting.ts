import type { StoredResources } from '../stored-resources.ts';
import { ok, type Play } from '../stub-call.ts';

export function hosting(resources: StoredResources, origin: (host: string) => string): Play {
  return (call) => {
    const { path, body } = call;
    if (path.endsWith(':populateFiles')) {
      return ok({ uploadRequiredHashes: [], uploadUrl: origin('upload-firebasehosting.googleapis.com') });
    }
    const sent = path.endsWith('/sites') ? { type: 'DEFAULT_SITE' } : body;
    return resources.answer({ ...call, body: sent }, 'siteId');
  };
}
