import { BROWSER_APIS, PASSWORDS_API } from '../deployment/preflight/key-checks.ts';
import { type Answer, type Call, type Middleware, refusal } from './call.ts';
import { BROWSER_KEY, SERVER_KEY, SITE_ORIGIN } from './deployed-project.ts';
import { headerOf, isWithinStream } from './web-channel.ts';

interface Restrictions {
  readonly apis: readonly string[];
  /** The only sites whose pages may use the key. If absent, the key may be used anywhere. */
  readonly origins?: readonly string[];
}

/** The two keys of a project, restricted as docs/configure.md describes. */
const KEYS: ReadonlyMap<string, Restrictions> = new Map([
  [BROWSER_KEY, { apis: BROWSER_APIS, origins: [SITE_ORIGIN] }],
  [SERVER_KEY, { apis: [PASSWORDS_API] }],
]);

/** Accepts a call to an API only with a key that may be used for it. */
export function apiKey(api: string): Middleware {
  return (call) => (isWithinStream(call) ? null : judge(call, api));
}

function judge(call: Call, api: string): Answer | null {
  const key = call.url.searchParams.get('key') ?? headerOf(call, 'x-goog-api-key');
  const restrictions = KEYS.get(key ?? '');
  if (restrictions === undefined) {
    return refusal(call, 400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.');
  }
  if (!restrictions.apis.includes(api)) {
    return refusal(call, 403, 'PERMISSION_DENIED', `Requests to this API ${api} are blocked.`);
  }
  const referrer = call.headers.referer ?? '<empty>';
  return restrictions.origins?.some((origin) => referrer.startsWith(`${origin}/`)) === false
    ? refusal(call, 403, 'PERMISSION_DENIED', `Requests from referer ${referrer} are blocked.`)
    : null;
}
