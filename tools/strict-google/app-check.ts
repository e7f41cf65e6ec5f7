import { randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { answer, type Middleware, refusal } from './call.ts';
import { APP_ID, SITE_KEY } from './deployed-project.ts';
import { headerOf, isWithinStream } from './web-channel.ts';

const LIFETIME_S = 3600;

const exchangeSchema = z.object({ recaptcha_enterprise_token: z.string() });

interface AppCheck {
  /** Returns an assessment for `exchange` to a page that sends the site key. */
  readonly assess: Middleware;
  readonly exchange: Middleware;
  /** Refuses a call without a token, as a service does if App Check is enforced. */
  readonly requireToken: Middleware;
}

export function openAppCheck(): AppCheck {
  const assessed = new Set<string>();
  const tokens = new Set<string>();
  return {
    assess(call) {
      if (call.url.searchParams.get('k') !== SITE_KEY) {
        return answer(call, 400, 'text/plain', 'Invalid site key');
      }
      const assessment = randomUUID();
      assessed.add(assessment);
      return answer(call, 200, 'text/plain', assessment);
    },
    exchange(call) {
      const given = exchangeSchema.safeParse(JSON.parse(call.body.toString() || '{}'));
      const isOurs = call.url.pathname.includes(`/apps/${APP_ID}:`);
      if (!isOurs || !given.success || !assessed.delete(given.data.recaptcha_enterprise_token)) {
        return refusal(call, 403, 'PERMISSION_DENIED', 'App attestation failed.');
      }
      const token = newToken();
      tokens.add(token);
      return answer(call, 200, 'application/json', JSON.stringify({ token, ttl: `${LIFETIME_S}s` }));
    },
    requireToken: (call) =>
      isWithinStream(call) || tokens.has(headerOf(call, 'x-firebase-appcheck') ?? '')
        ? null
        : refusal(call, 403, 'PERMISSION_DENIED', 'Missing or insufficient permissions.'),
  };
}

/** The functions emulator reads tokens without verifying the signature. */
function newToken(): string {
  const now = Math.floor(Date.now() / 1000);
  const parts = [
    { alg: 'RS256', typ: 'JWT' },
    { sub: APP_ID, iat: now, exp: now + LIFETIME_S, jti: randomUUID() },
  ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  return [...parts, randomBytes(32).toString('base64url')].join('.');
}
