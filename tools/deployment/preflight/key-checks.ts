import * as z from 'zod';
import { ApiDisabledError, GoogleError } from '../google.ts';
import { firebaseConfigSchema } from '../settings.ts';
import { type Check, type Missing, missingUnless, type Target } from './check.ts';

const keyNameSchema = z.object({ name: z.string() });
const keySchema = z.object({
  name: z.string(),
  restrictions: z
    .object({
      apiTargets: z.array(z.looseObject({ service: z.string() })).optional(),
      browserKeyRestrictions: z.object({ allowedReferrers: z.array(z.string()) }).optional(),
    })
    .default({}),
});

export const PASSWORDS_API = 'identitytoolkit.googleapis.com';

/** The APIs that browsers call with the web app's key. */
export const BROWSER_APIS = [
  PASSWORDS_API,
  'fcmregistrations.googleapis.com',
  'firebaseappcheck.googleapis.com',
  'firebaseinstallations.googleapis.com',
  'firebasestorage.googleapis.com',
  'firestore.googleapis.com',
  'securetoken.googleapis.com',
];

/**
 * Checks that the web app's key reaches every API that the site calls, and that the functions' key can check passwords
 * from any address.
 */
export const keys: Check = async (target) => {
  const { functionsSettings, project, webSettings } = target;
  const page = `https://console.cloud.google.com/apis/credentials?project=${project}`;
  const config = firebaseConfigSchema.parse(webSettings.VITE_FIREBASE_CONFIG);
  const browser = await findKey(target, config.apiKey);
  const server = await findKey(target, functionsSettings.SERVER_API_KEY ?? '');
  if (browser === null || server === null) {
    const name = browser === null ? 'The apiKey of VITE_FIREBASE_CONFIG' : 'SERVER_API_KEY';
    return [{ what: `${name} is not a key of this project: copy it again from ${page}` }];
  }
  const allowed = browser.restrictions.apiTargets?.map(({ service }) => service) ?? BROWSER_APIS;
  const refused = BROWSER_APIS.filter((service) => !allowed.includes(service));
  return [
    ...missingUnless(
      refused.length === 0,
      `The browser key is refused by ${refused.join(', ')}: allow them at ${page}`,
    ),
    ...missingUnless(
      server.restrictions.browserKeyRestrictions === undefined,
      `SERVER_API_KEY is limited to websites, so the functions can't use it: remove that restriction at ${page}`,
    ),
    ...missingUnless(
      server.restrictions.apiTargets?.some(({ service }) => service === PASSWORDS_API) === true,
      `SERVER_API_KEY must be limited to the Identity Toolkit API: do so at ${page}`,
    ),
    ...websitesToAllow(target, browser),
  ];
};

type Key = z.infer<typeof keySchema>;

/** Returns the origins of the site: the ones Google assigns to the project, and its own domain. */
function websitesToAllow(
  { google, project, functionsSettings }: Target,
  { name, restrictions }: Key,
): Missing[] {
  const { host } = new URL(functionsSettings.PUBLIC_SITE_URL ?? '');
  const allowed = restrictions.browserKeyRestrictions?.allowedReferrers ?? [];
  const hosts = new Set([host, `${project}.web.app`, `${project}.firebaseapp.com`]);
  const added = [...hosts].map(pagesOf).filter((referrer) => !allowed.includes(referrer));
  const browserKeyRestrictions = { allowedReferrers: [...allowed, ...added] };
  const what =
    allowed.length === 0
      ? `The browser key works on any website: it will be limited to ${added.join(', ')}`
      : `The browser key does not work on ${host}: ${added.join(', ')} will be added to its websites`;
  return missingUnless(allowed.includes(pagesOf(host)), what, () =>
    google.call({
      api: 'apikeys',
      method: 'PATCH',
      path: `v2/${name}?updateMask=restrictions`,
      body: { restrictions: { ...restrictions, browserKeyRestrictions } },
    }),
  );
}

/** Returns Google's pattern for all pages of a host. */
function pagesOf(host: string): string {
  return `${host}/*`;
}

async function findKey({ google, projectNumber }: Target, key: string): Promise<Key | null> {
  try {
    const found = keyNameSchema.parse(
      await google.call({ api: 'apikeys', path: `v2/keys:lookupKey?keyString=${encodeURIComponent(key)}` }),
    );
    if (!found.name.startsWith(`projects/${projectNumber}/`)) {
      return null;
    }
    return keySchema.parse(await google.call({ api: 'apikeys', path: `v2/${found.name}` }));
  } catch (error) {
    // Google responds the same way for a missing key and for one that the caller may not see.
    const isUnknown = error instanceof GoogleError && (error.status === 403 || error.status === 404);
    if (isUnknown && !(error instanceof ApiDisabledError)) {
      return null;
    }
    throw error;
  }
}
