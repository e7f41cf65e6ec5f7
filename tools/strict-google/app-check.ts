import { randomBytes, randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import * as z from 'zod';
import { refuse } from './call.ts';
import { APP_ID, SITE_KEY } from './deployed-project.ts';
import { headerOf, isWithinStream } from './web-channel.ts';

const LIFETIME_S = 3600;

const exchangeSchema = z.object({ recaptcha_enterprise_token: z.string() });

interface AppCheck {
  /** Returns an assessment for `exchange` to a page that sends the site key. */
  readonly assess: RequestHandler;
  readonly exchange: RequestHandler;
  /** Refuses a call without a token, as a service does if App Check is enforced. */
  readonly requireToken: RequestHandler;
}

export function openAppCheck(): AppCheck {
  const assessed = new Set<string>();
  const tokens = new Set<string>();
  return {
    assess({ query }, response) {
      if (query.k !== SITE_KEY) {
        response.status(400).send('Invalid site key');
        return;
      }
      const assessment = randomUUID();
      assessed.add(assessment);
      response.type('text').send(assessment);
    },
    exchange({ path, body }, response) {
      const given = exchangeSchema.safeParse(JSON.parse(String(body) || '{}'));
      const isOurs = path.includes(`/apps/${APP_ID}:`);
      if (!isOurs || !given.success || !assessed.delete(given.data.recaptcha_enterprise_token)) {
        refuse(response, 403, 'PERMISSION_DENIED', 'App attestation failed.');
        return;
      }
      const token = newToken();
      tokens.add(token);
      response.json({ token, ttl: `${LIFETIME_S}s` });
    },
    requireToken(request, response, next) {
      if (isWithinStream(request) || tokens.has(headerOf(request, 'x-firebase-appcheck') ?? '')) {
        next();
      } else {
        refuse(response, 403, 'PERMISSION_DENIED', 'Missing or insufficient permissions.');
      }
    },
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
