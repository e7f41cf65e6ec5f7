import { MANIFEST_PATH } from '@prayer-community/domain/settings/site-identity';
import { CALLS_WATCHED } from '../../functions/src/platform/network-watch.ts';
import { originsOf } from '../deployment/embed-headers.ts';
import { readPublicFunctions } from '../deployment/function-names.ts';
import { firebaseConfigSchema } from '../deployment/settings.ts';
import type { Values } from '../deployment/settings-files.ts';
import { REPOSITORY } from '../project.ts';

const PUBLIC_FUNCTIONS = readPublicFunctions(REPOSITORY);

const FOREIGN = 'https://not-our-church.example';

export interface SmokeTarget {
  readonly site: string;
  readonly functions: string;
  readonly firestore: string;
  readonly storage: string;
  readonly identity: string;
  readonly project: string;
  readonly bucket: string;
  readonly browserKey: string;
  readonly isAppCheckEnforced: boolean;
  /** The sites that may show the form in a frame. */
  readonly embedOrigins: readonly string[];
}

interface SmokeCheck {
  readonly name: string;
  /** Returns what is wrong. Null if the check passes. */
  look(target: SmokeTarget): Promise<string | null>;
}

export function smokeTarget(project: string, functions: Values, web: Values): SmokeTarget {
  const { apiKey, storageBucket } = firebaseConfigSchema.parse(web.VITE_FIREBASE_CONFIG);
  return {
    site: functions.PUBLIC_SITE_URL ?? '',
    functions: `https://${functions.REGION}-${project}.cloudfunctions.net`,
    firestore: 'https://firestore.googleapis.com',
    storage: 'https://firebasestorage.googleapis.com',
    identity: 'https://identitytoolkit.googleapis.com',
    project,
    bucket: storageBucket,
    browserKey: apiKey,
    isAppCheckEnforced: functions.ENFORCE_APP_CHECK === 'true',
    embedOrigins: originsOf(web.VITE_EMBED_ORIGINS),
  };
}

const page = (path: string): SmokeCheck => ({
  name: `the page ${path} answers`,
  async look({ site }) {
    const answer = await fetch(`${site}${path}`);
    const text = await answer.text();
    return answer.ok && text.includes('id="root"') ? null : `status ${answer.status}`;
  },
});

const header = (path: string, name: string, part: string): SmokeCheck => ({
  name: `${path} has ${name} with ${part}`,
  async look({ site }) {
    const value = (await fetch(`${site}${path}`)).headers.get(name) ?? 'no such header';
    return value.includes(part) ? null : value;
  },
});

const call = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Sends the browser key like a page of this site, with an empty token. */
const useKey = ({ identity, browserKey }: SmokeTarget, site: string) =>
  call(`${identity}/v1/accounts:lookup?key=${browserKey}`, { idToken: '' }, { Referer: `${site}/` });

/** The checks in table order. None of them stores anything. */
export const SMOKE_CHECKS: readonly SmokeCheck[] = [
  ...['/', '/belief-wall', '/daily-content', '/embed', '/status', '/prayerteam'].map(page),
  header('/', 'content-security-policy', "frame-ancestors 'none'"),
  header('/', 'strict-transport-security', 'max-age='),
  header('/', 'x-content-type-options', 'nosniff'),
  header('/', 'cache-control', 'no-cache'),
  header('/status', 'x-robots-tag', 'noindex'),
  {
    name: 'only the configured sites may show the form in a frame',
    async look({ site, embedOrigins }) {
      const policy = (await fetch(`${site}/embed`)).headers.get('content-security-policy') ?? '';
      // If Hosting sent two policies, browsers would apply both.
      const allowed = [...policy.matchAll(/frame-ancestors ([^;,]+)/g)].map(([, sites]) => sites).join();
      return allowed === (embedOrigins.join(' ') || "'none'") ? null : `frame-ancestors ${allowed}`;
    },
  },
  {
    name: "the function answers for the site's identity, and caches may store it",
    async look({ site }) {
      const answer = await fetch(`${site}${MANIFEST_PATH}`);
      const cached = answer.headers.get('cache-control') ?? 'no cache-control';
      const isManifest = (await answer.text()).includes('start_url');
      return isManifest && cached.includes('max-age=60') ? null : `status ${answer.status}, ${cached}`;
    },
  },
  {
    name: 'browsers store the files of the site',
    async look({ site }) {
      const [, file] = /"(\/assets\/[^"]+)"/.exec(await (await fetch(site)).text()) ?? [];
      if (file === undefined) {
        return '/ names no file';
      }
      const cached = (await fetch(`${site}${file}`)).headers.get('cache-control') ?? 'no cache-control';
      return cached.includes('immutable') ? null : `${file}: ${cached}`;
    },
  },
  {
    name: 'the function answers the unsubscribe links of email clients',
    async look({ site }) {
      const { status } = await fetch(`${site}/mail/unsubscribe`);
      return status === 400 ? null : `status ${status}`;
    },
  },
  {
    name: 'callables answer in their region, to the site alone where App Check is enforced',
    async look({ functions, isAppCheckEnforced }) {
      // No schema accepts this input, so a callable that receives it rejects it.
      const { status } = await call(`${functions}/validateCredentials`, { data: {} });
      return status === (isAppCheckEnforced ? 401 : 400) ? null : `status ${status}`;
    },
  },
  {
    name: 'callables accept calls from pages of the site alone',
    async look({ functions, site }) {
      const answers = [site, FOREIGN].map(async (origin) => {
        const headers = { Origin: origin, 'Access-Control-Request-Method': 'POST' };
        const { headers: answer } = await fetch(`${functions}/validateCredentials`, {
          method: 'OPTIONS',
          headers,
        });
        return answer.get('access-control-allow-origin');
      });
      const [own, foreign] = await Promise.all(answers);
      return own === site && foreign === null ? null : `the site: ${own}, another site: ${foreign}`;
    },
  },
  {
    name: 'every function that visitors call is open to them',
    async look({ functions }) {
      const answers = PUBLIC_FUNCTIONS.map(async (name) => {
        const { status } = await fetch(`${functions}/${name}`, { method: 'OPTIONS' });
        // Google refuses the call itself. No function answers OPTIONS like this.
        return status === 403 ? [name] : [];
      });
      const closed = (await Promise.all(answers)).flat();
      return closed.length === 0 ? null : `${closed.join(', ')}: npm run deploy opens them`;
    },
  },
  {
    name: 'Firestore refuses an unauthenticated read of requests',
    async look({ firestore, project, browserKey, site }) {
      const path = `v1/projects/${project}/databases/(default)/documents/prayer_requests`;
      const { status } = await fetch(`${firestore}/${path}?key=${browserKey}`, {
        headers: { Referer: `${site}/` },
      });
      return status === 401 || status === 403 ? null : `status ${status}`;
    },
  },
  {
    name: 'Storage lets browsers of other origins fetch (CORS)',
    async look({ storage, bucket, site }) {
      const headers = { Origin: site, 'Access-Control-Request-Method': 'GET' };
      const answer = await fetch(`${storage}/v0/b/${bucket}/o/none`, { method: 'OPTIONS', headers });
      return answer.headers.has('access-control-allow-origin') ? null : 'no access-control-allow-origin';
    },
  },
  {
    name: 'the browser key is accepted from the site',
    async look(target) {
      // Google accepts the key before it rejects the empty token.
      const { status } = await useKey(target, target.site);
      return status === 400 ? null : `status ${status}: npm run deploy allows the key on your site`;
    },
  },
  {
    name: 'the browser key is refused from another site',
    async look(target) {
      const { status } = await useKey(target, FOREIGN);
      return status === 403 ? null : `status ${status}: npm run deploy limits the key to your websites`;
    },
  },
];

/** Checks for a person: what to do, and the expected result. */
const BY_HAND: readonly string[] = [
  `After a day with visitors, search Logs Explorer for jsonPayload.message="callerNetwork": it finds nothing, which says most once an instance has had ${CALLS_WATCHED} calls (otherwise see "Network addresses behind a proxy" in docs/configure.md)`,
  'Open the dashboard as a member whom you added for this, and delete them on another device: within a minute the dashboard gives way to the sign-in',
];

/** Prints a table of results. Returns true if every check passed. */
export async function smoke(target: SmokeTarget, checks = SMOKE_CHECKS): Promise<boolean> {
  const unreachable = await reach(target.site);
  if (unreachable !== null) {
    console.log(`${unreachable}\nsmoke: 0 of ${checks.length} passed`);
    return false;
  }
  let passed = 0;
  for (const check of checks) {
    const problem = await check.look(target).catch((error: unknown) => String(error));
    passed += problem === null ? 1 : 0;
    console.log(problem === null ? `passed  ${check.name}` : `FAILED  ${check.name}: ${problem}`);
  }
  for (const line of BY_HAND) {
    console.log(`by hand ${line}`);
  }
  console.log(`smoke: ${passed} of ${checks.length} passed`);
  return passed === checks.length;
}

/** Returns why the site cannot be reached at all, or null. The individual checks would be less clear. */
async function reach(site: string): Promise<string | null> {
  try {
    await fetch(site);
    return null;
  } catch (error) {
    const cause =
      error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    return `${site} cannot be reached (${cause}). A new domain may take a day: it is ready when Hosting shows it as Connected. Until then set PUBLIC_SITE_URL to the address at web.app and deploy again.`;
  }
}
