import cors from 'cors';
import { type Request, type RequestHandler, Router } from 'express';
import type { BackendPorts } from '../backend/ports.ts';
import { PASSWORDS_API } from '../deployment/preflight/key-checks.ts';
import type { BucketCors } from '../deployment/preflight/store-checks.ts';
import { apiKey } from './api-keys.ts';
import { openAppCheck } from './app-check.ts';
import { CHURCH_ORIGIN, FUNCTIONS_HOST, FUNCTIONS_PATH, SITE_ORIGIN } from './deployed-project.ts';
import { passOn } from './pass-on.ts';
import { loader, release } from './recaptcha.ts';
import { signUpQuota } from './sign-up-quota.ts';
import { bucketCors, rewriteFileHeaders } from './storage-cors.ts';
import { writePace } from './write-pace.ts';

export interface ServicesOptions {
  readonly ports: Pick<BackendPorts, 'hosting' | 'firestore' | 'auth' | 'storage' | 'functions'>;
  readonly churchPort: number;
  readonly cors: BucketCors;
}

interface Services {
  readonly byHost: Readonly<Record<string, readonly RequestHandler[]>>;
  /** Firebase Auth as the functions reach it: as an administrator or with the server key. */
  readonly accounts: readonly RequestHandler[];
}

export function servicesOf({ ports, churchPort, cors: bucketRules }: ServicesOptions): Services {
  const quota = signUpQuota();
  const appCheck = openAppCheck();
  const byServerKey = apiKey(PASSWORDS_API);
  // Pages of any origin may call an API and read its refusals.
  const openTo = (api: string) => [cors({ origin: true }), apiKey(api)];
  return {
    byHost: {
      [new URL(SITE_ORIGIN).host]: [passOn(ports.hosting)],
      [new URL(CHURCH_ORIGIN).host]: [passOn(churchPort)],
      [FUNCTIONS_HOST]: [passOn(ports.functions, FUNCTIONS_PATH)],
      'firestore.googleapis.com': [
        ...openTo('firestore.googleapis.com'),
        appCheck.requireToken,
        writePace(),
        passOn(ports.firestore),
      ],
      'identitytoolkit.googleapis.com': [
        ...openTo('identitytoolkit.googleapis.com'),
        quota.count,
        passOn(ports.auth, '/identitytoolkit.googleapis.com'),
      ],
      'securetoken.googleapis.com': [
        ...openTo('securetoken.googleapis.com'),
        passOn(ports.auth, '/securetoken.googleapis.com'),
      ],
      // No App Check, because a browser loads the images and frames of daily content only by their URL.
      'firebasestorage.googleapis.com': [
        bucketCors(bucketRules),
        passOn(ports.storage, '', rewriteFileHeaders),
      ],
      'content-firebaseappcheck.googleapis.com': [
        ...openTo('firebaseappcheck.googleapis.com'),
        appCheck.exchange,
      ],
      'www.google.com': [
        Router()
          .get('/recaptcha/enterprise.js', loader)
          .post('/recaptcha/enterprise/reload', cors(), appCheck.assess),
      ],
      'www.gstatic.com': [release],
    },
    accounts: [
      quota.forget,
      (request, response, next) =>
        isByAdministrator(request) ? next() : byServerKey(request, response, next),
      passOn(ports.auth),
    ],
  };
}

function isByAdministrator({ path, headers }: Request): boolean {
  return headers.authorization !== undefined || path.startsWith('/emulator/');
}
