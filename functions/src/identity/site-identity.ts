import { chosenIdentity } from '@prayer-community/domain/settings/chosen-identity';
import { MANIFEST_PATH, SITE_IDENTITY_PATH } from '@prayer-community/domain/settings/site-identity';
import { webManifestOf } from '@prayer-community/domain/settings/web-manifest';
import { onRequest } from 'firebase-functions/https';
import { identitySettings } from '../data/settings.ts';
import { firestore } from '../platform/admin.ts';

/** Hosting's servers answer for a minute, and go on with what they have while they ask again. */
const CACHED = 'public, max-age=60, s-maxage=60, stale-while-revalidate=86400';

/** Tells every page, by the site's own address, how the community shows itself, and browsers that install it how it is called. */
export const siteIdentity = onRequest({ concurrency: 80 }, async (request, response) => {
  const settings = identitySettings.read(await identitySettings.ref(await firestore()).get());
  response.set('Cache-Control', CACHED);
  if (request.path === MANIFEST_PATH) {
    response.type('application/manifest+json').send(JSON.stringify(webManifestOf(settings)));
  } else if (request.path === SITE_IDENTITY_PATH) {
    response.json(chosenIdentity(settings));
  } else {
    response.status(404).end();
  }
});
