import * as z from 'zod';
import { GoogleError } from '../google.ts';
import { firebaseConfigSchema } from '../settings.ts';
import type { Check, Target } from './check.ts';

const keyNameSchema = z.object({ name: z.string() });
const keySchema = z.object({
  restrictions: z
    .object({
      apiTargets: z.array(z.object({ service: z.string() })).optional(),
      browserKeyRestrictions: z.object({ allowedReferrers: z.array(z.string()) }).optional(),
      serverKeyRestrictions: z.object({}).optional(),
    })
    .default({}),
});

export const PASSWORDS_API = 'identitytoolkit.googleapis.com';

/** What browsers send the key of the web app to. */
export const BROWSER_APIS = [
  PASSWORDS_API,
  'fcmregistrations.googleapis.com',
  'firebaseappcheck.googleapis.com',
  'firebaseinstallations.googleapis.com',
  'firebasestorage.googleapis.com',
  'firestore.googleapis.com',
  'securetoken.googleapis.com',
];

/** The key of the web app reaches all that the site calls; that of the functions checks passwords, from any address. */
export const keys: Check = async (target) => {
  const { functionsSettings, webSettings } = target;
  const config = firebaseConfigSchema.parse(webSettings.VITE_FIREBASE_CONFIG);
  const browser = await restrictionsOf(target, config.apiKey);
  const server = await restrictionsOf(target, functionsSettings.SERVER_API_KEY ?? '');
  if (browser === null || server === null) {
    const name = browser === null ? 'The apiKey of VITE_FIREBASE_CONFIG' : 'SERVER_API_KEY';
    return [{ what: `${name} is no key of this project: copy it again from APIs & Services > Credentials` }];
  }
  const allowed = browser.apiTargets?.map(({ service }) => service) ?? BROWSER_APIS;
  const refused = BROWSER_APIS.filter((service) => !allowed.includes(service));
  const host = new URL(functionsSettings.PUBLIC_SITE_URL ?? '').host;
  const referrers = browser.browserKeyRestrictions?.allowedReferrers;
  return [
    [
      refused.length > 0,
      `The browser key is refused by ${refused.join(', ')}: allow them under APIs & Services > Credentials`,
    ],
    [
      referrers !== undefined && !referrers.some((referrer) => referrer.includes(host)),
      `The browser key is not allowed on ${host}: add ${host}/* to its websites`,
    ],
    [
      server.browserKeyRestrictions !== undefined,
      'SERVER_API_KEY is limited to websites, and the functions are none: remove that restriction',
    ],
    [
      server.apiTargets?.some(({ service }) => service === PASSWORDS_API) !== true,
      'SERVER_API_KEY must be limited to the Identity Toolkit API',
    ],
  ].flatMap(([isWrong, what]) => (isWrong === true ? [{ what: String(what) }] : []));
};

type Restrictions = z.infer<typeof keySchema>['restrictions'];

async function restrictionsOf({ google, projectNumber }: Target, key: string): Promise<Restrictions | null> {
  try {
    const found = keyNameSchema.parse(
      await google.call({ api: 'apikeys', path: `v2/keys:lookupKey?keyString=${encodeURIComponent(key)}` }),
    );
    if (!found.name.startsWith(`projects/${projectNumber}/`)) {
      return null;
    }
    return keySchema.parse(await google.call({ api: 'apikeys', path: `v2/${found.name}` })).restrictions;
  } catch (error) {
    // Google answers alike for a key that is not there and for one that may not be seen.
    if (error instanceof GoogleError && (error.status === 403 || error.status === 404)) {
      return null;
    }
    throw error;
  }
}
