import { PROJECT, PROJECT_NUMBER } from '../prepared.ts';
import type { StoredResources } from '../stored-resources.ts';
import { ok, type Play, resourceOf } from '../stub-call.ts';

export function defaultBucket(resources: StoredResources): Play {
  return (call) => {
    if (call.method !== 'POST') {
      return resources.answer(call);
    }
    const name = `${PROJECT}.firebasestorage.app`;
    resources.set(`b/${name}`, { name, location: resourceOf(call.body).location });
    const made = { ...resourceOf(call.body), bucket: { name: `projects/${PROJECT}/buckets/${name}` } };
    resources.set(call.path, made);
    return ok(made);
  };
}

export function storage(resources: StoredResources): Play {
  return (call) => {
    const path = call.path.replace(/^storage\/v1\//, '');
    if (path.startsWith('upload')) {
      return ok({});
    }
    return path.endsWith('/serviceAccount')
      ? ok({ email_address: `service-${PROJECT_NUMBER}@gs-project-accounts.iam.gserviceaccount.com` })
      : resources.answer({ ...call, path });
  };
}
