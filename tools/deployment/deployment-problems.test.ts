import { describe, expect, it } from 'vitest';
import { type Deployment, deploymentProblems } from './deployment-problems.ts';

const apiKey = `AIza${'k'.repeat(35)}`;
const CONFIG = {
  apiKey,
  projectId: 'our-church',
  appId: '1:2:web:3',
  storageBucket: 'our-church.firebasestorage.app',
  messagingSenderId: '2',
};
const FUNCTIONS = {
  REGION: 'europe-west3',
  MAIL_FROM: 'prayer@our-church.org',
  PUBLIC_SITE_URL: 'https://pray.our-church.org',
  SERVER_API_KEY: `AIza${'s'.repeat(35)}`,
  ENFORCE_APP_CHECK: 'true',
};
const WEB = {
  VITE_REGION: 'europe-west3',
  VITE_FIREBASE_CONFIG: JSON.stringify(CONFIG),
  VITE_FCM_VAPID_KEY: 'B'.repeat(87),
  VITE_APP_CHECK_SITE_KEY: '6L'.padEnd(40, 'x'),
};

const VALID: Deployment = {
  project: 'our-church',
  functionsSettings: FUNCTIONS,
  webSettings: WEB,
};

const without = (settings: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(settings).filter(([key]) => key !== name));

describe('a deployment', () => {
  it('is allowed when configured, with or without App Check and text messages', () => {
    expect(deploymentProblems(VALID)).toEqual([]);
    const quiet = { ...FUNCTIONS, ENFORCE_APP_CHECK: 'false' };
    const webSettings = without(WEB, 'VITE_APP_CHECK_SITE_KEY');
    expect(deploymentProblems({ ...VALID, functionsSettings: quiet, webSettings })).toEqual([]);
    const framed = { ...WEB, VITE_EMBED_ORIGINS: 'https://our-church.org https://www.our-church.org' };
    expect(deploymentProblems({ ...VALID, webSettings: framed })).toEqual([]);
    const texting = { ...FUNCTIONS, TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`, TWILIO_FROM: '+15550100' };
    expect(deploymentProblems({ ...VALID, functionsSettings: texting })).toEqual([]);
  });

  it.each(['http://our-church.org', 'https://our-church.org/prayer', '*', "'self'", 'our-church.org'])(
    'is rejected if the origins allowed to frame the form are %s',
    (origins) => {
      const [problem, ...more] = deploymentProblems({
        ...VALID,
        webSettings: { ...WEB, VITE_EMBED_ORIGINS: origins },
      });

      expect(problem).toContain('VITE_EMBED_ORIGINS must be https origins');
      expect(more).toEqual([]);
    },
  );

  it.each([null, 'demo-prayer-community'])('is rejected if its project is %s', (project) => {
    expect(deploymentProblems({ ...VALID, project })).toEqual(['No project is named: add --project ID']);
  });

  it('lists all problems at once if nothing is configured', () => {
    const bare: Deployment = {
      project: 'our-church',
      functionsSettings: null,
      webSettings: null,
    };

    expect(deploymentProblems(bare)).toEqual([
      'functions/.env.our-church: missing: npm run setup -- --project our-church',
      'web/.env.our-church: missing: npm run setup -- --project our-church',
    ]);
  });

  it.each(['REGION', 'MAIL_FROM', 'PUBLIC_SITE_URL', 'SERVER_API_KEY'])('is rejected without %s', (name) => {
    const functionsSettings = without(FUNCTIONS, name);

    expect(deploymentProblems({ ...VALID, functionsSettings })).toEqual([
      `functions/.env.our-church: ${name} is missing`,
    ]);
  });

  it.each<[string, object, string]>([
    [
      'the sender from the examples',
      { MAIL_FROM: 'prayer@example.org' },
      'MAIL_FROM must be the verified sender',
    ],
    [
      'a site address without https',
      { PUBLIC_SITE_URL: 'http://our-church.org' },
      'must be the https address',
    ],
    [
      'a site address with a trailing slash',
      { PUBLIC_SITE_URL: 'https://our-church.org/' },
      'without a slash',
    ],
    [
      'a site address with a path',
      { PUBLIC_SITE_URL: 'https://our-church.org/pray' },
      'must be the https address',
    ],
    ['a site address in capitals', { PUBLIC_SITE_URL: 'https://Our-Church.org' }, 'in lower case'],
    ['an invalid server API key', { SERVER_API_KEY: 'any' }, 'SERVER_API_KEY must be an API key'],
    [
      'the browser API key as the server key',
      { SERVER_API_KEY: apiKey },
      'SERVER_API_KEY must be a second key',
    ],
    ['a region without Firestore', { REGION: 'moon-west1' }, 'REGION must be a region of the list'],
    ['a different region than the site', { REGION: 'us-central1' }, 'REGION and VITE_REGION differ'],
    [
      'an invalid App Check setting',
      { ENFORCE_APP_CHECK: 'yes' },
      'ENFORCE_APP_CHECK must be true, or false',
    ],
    ['an invalid webhook key', { SENDGRID_EVENT_PUBLIC_KEY: 'MFkw' }, 'must be the verification key'],
    ['incomplete Twilio settings', { TWILIO_FROM: '+15550100' }, 'go together'],
    [
      'the address of the fake providers',
      { SENDGRID_BASE_URL: 'http://127.0.0.1:4000' },
      "points to a developer's machine",
    ],
  ])('is rejected if the functions settings have %s', (_what, changes, problem) => {
    const problems = deploymentProblems({ ...VALID, functionsSettings: { ...FUNCTIONS, ...changes } });

    expect(problems).toContainEqual(expect.stringContaining(problem));
  });

  it.each<[string, object, string]>([
    [
      'a Firebase config that is not JSON',
      { VITE_FIREBASE_CONFIG: '{apiKey: 1}' },
      'must be JSON in one line',
    ],
    [
      'a Firebase config with a missing field',
      { VITE_FIREBASE_CONFIG: JSON.stringify({ ...CONFIG, appId: undefined }) },
      'VITE_FIREBASE_CONFIG .appId',
    ],
    [
      'the Firebase config of another project',
      { VITE_FIREBASE_CONFIG: JSON.stringify({ ...CONFIG, projectId: 'elsewhere' }) },
      'VITE_FIREBASE_CONFIG belongs to elsewhere, not to our-church',
    ],
    ['emulator settings', { VITE_EMULATORS: '{}' }, "points to a developer's machine"],
    ['a push key that is too short', { VITE_FCM_VAPID_KEY: 'x' }, 'must be the web push key'],
    ['an idle time of no minutes', { VITE_IDLE_SIGN_OUT_MINUTES: '0' }, 'must be a whole number of minutes'],
    ['an idle time with its unit', { VITE_IDLE_SIGN_OUT_MINUTES: '30 min' }, 'must be a whole number'],
  ])('is rejected if the web settings have %s', (_what, changes, problem) => {
    const problems = deploymentProblems({ ...VALID, webSettings: { ...WEB, ...changes } });

    expect(problems).toEqual([expect.stringContaining(problem)]);
  });

  it('is rejected if it enforces App Check on a site without a site key', () => {
    const webSettings = without(WEB, 'VITE_APP_CHECK_SITE_KEY');

    expect(deploymentProblems({ ...VALID, webSettings })).toEqual([
      'ENFORCE_APP_CHECK would refuse the site itself: set VITE_APP_CHECK_SITE_KEY as well',
    ]);
  });
});
