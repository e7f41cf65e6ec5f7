import { chosenIdentity } from '@prayer-community/domain/settings/chosen-identity';
import type { IdentitySettings } from '@prayer-community/domain/settings/identity';
import { logoFileAt, logoUrl } from '@prayer-community/domain/settings/logo';
import {
  ICON_PATH,
  MANIFEST_PATH,
  SITE_IDENTITY_PATH,
  type SiteIdentity,
  TOUCH_ICON_PATH,
} from '@prayer-community/domain/settings/site-identity';
import { webManifestOf } from '@prayer-community/domain/settings/web-manifest';
import { onRequest } from 'firebase-functions/https';
import { readScreens } from '../data/require-feature.ts';
import {
  identitySettings,
  prayerSessionSettings,
  requesterSettings,
  safetySettings,
  siteSettings,
} from '../data/settings.ts';
import { bucket, firestore } from '../platform/admin.ts';

/**
 * Hosting and browsers each cache answers for a minute, and for another may use them once more while they revalidate. A
 * longer time would show yesterday's choices for a whole visit. `firebase.json` has the same values.
 */
const CACHED = 'public, max-age=60, s-maxage=60, stale-while-revalidate=60';
/** The address of an image is derived from its content. */
const FOREVER = 'public, max-age=31536000, immutable';

type Answer = { type: string; body: string | Buffer; cached: string } | { location: string };

/** Serves the identity of the community, the web app manifest, and the logo under the site's own address. */
export const siteIdentity = onRequest({ concurrency: 80 }, async ({ path }, response) => {
  const file = logoFileAt(path);
  const answer = file === null ? await answerByChoice(path) : await imageAnswer(file);
  if (answer === null) {
    response.status(404).set('Cache-Control', 'no-cache').end();
  } else if ('location' in answer) {
    response.set('Cache-Control', CACHED).redirect(answer.location);
  } else {
    response.set('Cache-Control', answer.cached).type(answer.type).send(answer.body);
  }
});

async function answerByChoice(path: string): Promise<Answer | null> {
  const settings = await identitySettings.load(await firestore());
  switch (path) {
    case MANIFEST_PATH:
      return {
        type: 'application/manifest+json',
        body: JSON.stringify(webManifestOf(settings)),
        cached: CACHED,
      };
    case SITE_IDENTITY_PATH:
      return {
        type: 'application/json',
        body: JSON.stringify(await readSiteIdentity(settings)),
        cached: CACHED,
      };
    case ICON_PATH:
      return { location: iconOf(settings, 'icon-192') ?? '/icon.svg' };
    case TOUCH_ICON_PATH:
      return { location: iconOf(settings, 'maskable-512') ?? '/apple-touch-icon.png' };
    default:
      return null;
  }
}

async function readSiteIdentity(settings: IdentitySettings): Promise<SiteIdentity> {
  const db = await firestore();
  const [screens, [requesters, safety, site, sessions]] = await Promise.all([
    readScreens(),
    db.getAll(
      ...[requesterSettings, safetySettings, siteSettings, prayerSessionSettings].map(({ ref }) => ref(db)),
    ),
  ]);
  const asks = {
    gender: requesterSettings.read(requesters).asks_gender,
    consent: safetySettings.read(safety).asks_consent,
  };
  return {
    ...chosenIdentity(settings),
    ...siteSettings.read(site),
    screens,
    asks,
    sessions_on_wall: prayerSessionSettings.read(sessions).on_wall,
  };
}

function iconOf({ logo }: IdentitySettings, icon: 'icon-192' | 'maskable-512'): string | null {
  return logo && logoUrl(logo.id, icon);
}

async function imageAnswer(path: string): Promise<Answer | null> {
  const file = (await bucket()).file(path);
  const [exists] = await file.exists();
  if (!exists) {
    return null;
  }
  const [body] = await file.download();
  return { type: 'image/png', body, cached: FOREVER };
}
