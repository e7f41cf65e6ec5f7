import type { RequestHandler } from 'express';
import { BROWSER_APIS, PASSWORDS_API } from '../deployment/preflight/key-checks.ts';
import { refuse } from './call.ts';
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
export function apiKey(api: string): RequestHandler {
  return (request, response, next) => {
    const restrictions = KEYS.get(String(request.query.key ?? headerOf(request, 'x-goog-api-key')));
    const referrer = request.headers.referer ?? '<empty>';
    if (isWithinStream(request)) {
      next();
    } else if (restrictions === undefined) {
      refuse(response, 400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.');
    } else if (!restrictions.apis.includes(api)) {
      refuse(response, 403, 'PERMISSION_DENIED', `Requests to this API ${api} are blocked.`);
    } else if (restrictions.origins?.some((origin) => referrer.startsWith(`${origin}/`)) === false) {
      refuse(response, 403, 'PERMISSION_DENIED', `Requests from referer ${referrer} are blocked.`);
    } else {
      next();
    }
  };
}
