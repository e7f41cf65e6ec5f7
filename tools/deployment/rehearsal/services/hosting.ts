import type { StoredResources } from '../stored-resources.ts';
import { ok, type Play } from '../stub-call.ts';

/** The site, its versions and releases. */
export function hosting(resources: StoredResources, origin: (host: string) => string): Play {
  return (call) => {
    const { method, path } = call;
    if (path.endsWith('/sites') && method === 'GET') {
      return ok({
        sites: resources.below(/\/sites\/[^/]+$/).map((site) => ({ ...site, type: 'DEFAULT_SITE' })),
      });
    }
    if (path.endsWith(':populateFiles')) {
      return ok({ uploadRequiredHashes: [], uploadUrl: origin('upload-firebasehosting.googleapis.com') });
    }
    if (/\/(?:versions|releases)$/.test(path) && method === 'POST') {
      return ok(resources.add(call));
    }
    return resources.answer(call, 'siteId');
  };
}
