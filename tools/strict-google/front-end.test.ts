import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { urlOf } from '../backend/backend-environment.ts';
import { type BucketCors, CORS } from '../deployment/preflight/store-checks.ts';
import { PROJECT_ID, STORAGE_BUCKET } from '../project.ts';
import {
  APP_ID,
  BROWSER_KEY,
  FUNCTIONS_HOST,
  SERVER_KEY,
  SITE_KEY,
  SITE_ORIGIN,
} from './deployed-project.ts';
import { type FrontEnd, startFrontEnd } from './front-end.ts';
import { SIGN_UPS_PER_HOUR } from './sign-up-quota.ts';
import { type Answered, type Asked, askGoogle, startLenientService } from './testing/ask-google.ts';

const SIGN_UP = 'https://identitytoolkit.googleapis.com/v1/accounts:signUp';
const LISTEN = 'https://firestore.googleapis.com/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=1';
const FILE = `https://firebasestorage.googleapis.com/v0/b/${STORAGE_BUCKET}/o/prayer-audio%2Fa.wav`;
const EXCHANGE = `https://content-firebaseappcheck.googleapis.com/v1/projects/${PROJECT_ID}/apps/${APP_ID}:exchangeRecaptchaEnterpriseToken?key=${BROWSER_KEY}`;
const FROM_SITE = { referer: `${SITE_ORIGIN}/`, origin: SITE_ORIGIN };

let service: Awaited<ReturnType<typeof startLenientService>>;
let google: FrontEnd;

const start = (cors: BucketCors = CORS) => {
  const { port } = service;
  const ports = { hosting: port, firestore: port, auth: port, storage: port, functions: port };
  return startFrontEnd({ ports, churchPort: port, cors });
};

beforeEach(async () => {
  service = await startLenientService();
  google = await start();
});

afterEach(() => Promise.all([google.stop(), service.stop()]));

const ask = (address: string, { headers, ...asked }: Asked = {}): Promise<Answered> =>
  askGoogle(google, address, { ...asked, headers: { ...FROM_SITE, ...headers } });

const signInByFunctions = (key: string) =>
  fetch(`${urlOf(google.accountsPort)}/v1/accounts:signInWithPassword?key=${key}`);

const assess = async () =>
  (await ask(`https://www.google.com/recaptcha/enterprise/reload?k=${SITE_KEY}`)).body;

const exchange = (recaptcha_enterprise_token: string) =>
  ask(EXCHANGE, { body: JSON.stringify({ recaptcha_enterprise_token }) });

/** The first request of a stream carries its headers in its body. */
const opening = (headers: Record<string, string>) => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\r\n`);
  return new URLSearchParams({ headers: lines.join(''), count: '1', req0___data__: '{}' }).toString();
};

it("the front end serves TLS only under Google's names", async () => {
  expect((await ask(`${SITE_ORIGIN}/`)).status).toBe(200);
  await expect(ask('https://evil.example/')).rejects.toThrow('altnames');
});

describe('an API key', () => {
  it('allows the calls that it is limited to', async () => {
    expect((await ask(`${SIGN_UP}?key=${BROWSER_KEY}`)).status).toBe(200);
    expect((await signInByFunctions(SERVER_KEY)).status).toBe(200);
  });

  it.each([
    ['that does not exist', SIGN_UP, 'any', {}, 400, 'API key not valid'],
    ['that is missing', SIGN_UP, '', {}, 400, 'API key not valid'],
    [
      'that belongs to the functions but is used for another API',
      LISTEN,
      SERVER_KEY,
      {},
      403,
      'Requests to this API firestore',
    ],
    [
      'that belongs to browsers but is used on another site',
      SIGN_UP,
      BROWSER_KEY,
      { referer: 'https://evil.example/' },
      403,
      'referer',
    ],
  ])('%s is rejected', async (_, address, key, headers, status, message) => {
    const url = new URL(address);
    url.searchParams.set('key', key);

    const refused = await ask(url.href, { headers });

    expect(refused.status).toBe(status);
    expect(refused.body).toContain(message);
  });

  it('is rejected if a browser key is used where the functions need their own', async () => {
    const refused = await signInByFunctions(BROWSER_KEY);
    expect(await refused.text()).toContain('Requests from referer <empty> are blocked');
  });
});

describe('App Check', () => {
  const channel = (headers: Record<string, string>) =>
    ask(LISTEN, { body: opening({ 'x-goog-api-key': BROWSER_KEY, ...headers }) });

  it('allows a page of the site to read', async () => {
    const { token } = JSON.parse((await exchange(await assess())).body);
    expect((await channel({ 'x-firebase-appcheck': token })).status).toBe(200);
  });

  it.each([
    ['no', {}],
    ['a forged', { 'x-firebase-appcheck': 'e30.e30.e30' }],
  ])('rejects a stream with %s token', async (_, headers) => {
    expect((await channel(headers)).status).toBe(403);
  });

  it('issues no token without an assessment, and no second token for the same assessment', async () => {
    expect((await exchange('made up')).status).toBe(403);
    const assessment = await assess();
    expect((await exchange(assessment)).status).toBe(200);
    expect((await exchange(assessment)).status).toBe(403);
  });
});

describe('the bucket', () => {
  const media = `${FILE}?alt=media`;
  const preflight = { method: 'OPTIONS', headers: { 'access-control-request-method': 'GET' } };

  it('allows the pages that cors.json names to read, and answers their preflight requests', async () => {
    for (const { headers } of [await ask(media, preflight), await ask(media, { method: 'GET' })]) {
      expect(headers['access-control-allow-origin']).toBe('*');
    }
  });

  it.each([
    ['without CORS rules', []],
    [
      'with CORS rules for a different origin',
      [{ origin: ['https://other.example'], method: ['GET'], responseHeader: [] }],
    ],
    ['with CORS rules for a different method', [{ origin: ['*'], method: ['HEAD'], responseHeader: [] }]],
  ])("%s allows no page to read, regardless of the emulator's headers", async (_, cors) => {
    await google.stop();
    google = await start(cors);

    for (const { headers } of [await ask(media, preflight), await ask(media, { method: 'GET' })]) {
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
    expect((await ask(FILE, { method: 'OPTIONS' })).headers['access-control-allow-origin']).toBe('*');
  });
});

it('the front end rejects an account after the hundredth within an hour', async () => {
  for (let count = 0; count < SIGN_UPS_PER_HOUR; count++) {
    expect((await ask(`${SIGN_UP}?key=${BROWSER_KEY}`)).status).toBe(200);
  }

  const { status, body } = await ask(`${SIGN_UP}?key=${BROWSER_KEY}`);

  expect(status).toBe(400);
  expect(JSON.parse(body).error.message).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
});

it('the front end appends the address it sees to the one a caller claims', async () => {
  const { body } = await ask(`https://${FUNCTIONS_HOST}/submitPrayerRequest`, {
    headers: { 'x-forwarded-for': '203.0.113.9' },
  });

  expect(JSON.parse(body)['x-forwarded-for']).toBe('203.0.113.9,127.0.0.1');
});
