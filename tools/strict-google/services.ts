import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { BackendPorts } from '../backend/ports.ts';
import { PASSWORDS_API } from '../deployment/preflight/key-checks.ts';
import type { BucketCors } from '../deployment/preflight/store-checks.ts';
import { apiKey } from './api-keys.ts';
import { openAppCheck } from './app-check.ts';
import { anyPreflight, type Call, type Middleware, unlessPreflight } from './call.ts';
import { CHURCH_ORIGIN, FUNCTIONS_HOST, FUNCTIONS_PATH, SITE_ORIGIN } from './deployed-project.ts';
import { loader, release } from './recaptcha.ts';
import { signUpQuota } from './sign-up-quota.ts';
import { bucketHeaders, bucketPreflight, isOfBucket } from './storage-cors.ts';
import { writePace } from './write-pace.ts';

export interface Upstreams {
  readonly port: number;
  readonly path: string;
}

export interface Service {
  readonly middlewares?: readonly Middleware[];
  /** Absent if the middlewares answer everything. */
  readonly behind?: Upstreams;
  /** Returns the headers of an answer as Google sends them. */
  readonly rewriteHeaders?: (call: Call, headers: IncomingHttpHeaders) => OutgoingHttpHeaders;
}

export interface ServicesOptions {
  readonly ports: Pick<BackendPorts, 'hosting' | 'firestore' | 'auth' | 'storage' | 'functions'>;
  readonly churchPort: number;
  readonly cors: BucketCors;
}

interface Services {
  readonly byHost: ReadonlyMap<string, Service>;
  /** Firebase Auth as the functions reach it: as an administrator or with the server key. */
  readonly accounts: Service;
}

export function servicesOf({ ports, churchPort, cors }: ServicesOptions): Services {
  const quota = signUpQuota();
  const appCheck = openAppCheck();
  const byServerKey = apiKey(PASSWORDS_API);
  const at = (port: number, path = '') => ({ port, path });
  const guarded = (api: string, ...middlewares: Middleware[]): Middleware[] =>
    [apiKey(api), ...middlewares].map(unlessPreflight);
  const services: Record<string, Service> = {
    [new URL(SITE_ORIGIN).host]: { behind: at(ports.hosting) },
    [new URL(CHURCH_ORIGIN).host]: { behind: at(churchPort) },
    [FUNCTIONS_HOST]: { behind: at(ports.functions, FUNCTIONS_PATH) },
    'firestore.googleapis.com': {
      middlewares: guarded('firestore.googleapis.com', appCheck.requireToken, writePace()),
      behind: at(ports.firestore),
    },
    'identitytoolkit.googleapis.com': {
      middlewares: guarded('identitytoolkit.googleapis.com', quota.count),
      behind: at(ports.auth, '/identitytoolkit.googleapis.com'),
    },
    'securetoken.googleapis.com': {
      middlewares: guarded('securetoken.googleapis.com'),
      behind: at(ports.auth, '/securetoken.googleapis.com'),
    },
    'firebasestorage.googleapis.com': {
      // No App Check, because a browser loads the images and frames of daily content only by their URL.
      middlewares: [bucketPreflight(cors)],
      behind: at(ports.storage),
      rewriteHeaders: (call, headers) => rewriteFileHeaders(call, headers, cors),
    },
    'content-firebaseappcheck.googleapis.com': {
      middlewares: [anyPreflight, ...guarded('firebaseappcheck.googleapis.com', appCheck.exchange)],
    },
    'www.google.com': {
      middlewares: [
        onPath('/recaptcha/enterprise.js', loader),
        onPath('/recaptcha/enterprise/reload', appCheck.assess),
      ],
    },
    'www.gstatic.com': { middlewares: [release] },
  };
  return {
    byHost: new Map(Object.entries(services)),
    accounts: {
      middlewares: [quota.forget, (call) => (isByAdministrator(call) ? null : byServerKey(call))],
      behind: at(ports.auth),
    },
  };
}

function isByAdministrator({ url, headers }: Call): boolean {
  return headers.authorization !== undefined || url.pathname.startsWith('/emulator/');
}

function onPath(path: string, middleware: Middleware): Middleware {
  return (call) => (call.url.pathname === path ? middleware(call) : null);
}

function rewriteFileHeaders(call: Call, headers: IncomingHttpHeaders, cors: BucketCors): OutgoingHttpHeaders {
  const upload = headers['x-goog-upload-url'];
  const dressed = {
    ...headers,
    // The emulator does not know about TLS.
    ...(typeof upload === 'string' && { 'x-goog-upload-url': upload.replace(/^http:/, 'https:') }),
  };
  if (!isOfBucket(call)) {
    return dressed;
  }
  const others = Object.entries(dressed).filter(([name]) => !name.startsWith('access-control-'));
  return { ...Object.fromEntries(others), ...bucketHeaders(call, cors) };
}
