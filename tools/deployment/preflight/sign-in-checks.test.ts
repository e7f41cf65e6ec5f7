import { describe, expect, it } from 'vitest';
import { fakeTarget } from '../testing/fake-target.ts';
import { appCheck, signIn } from './sign-in-checks.ts';

const VALID = {
  authorizedDomains: ['pray.our-church.org'],
  client: { permissions: { disabledUserDeletion: true } },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  signIn: { email: { enabled: true }, anonymous: { enabled: true } },
};

async function check(config: object | null) {
  const { target, changes } = fakeTarget(() => config, {
    functionsSettings: { PUBLIC_SITE_URL: 'https://pray.our-church.org' },
  });
  return { missing: await signIn(target), changes };
}

it('the sign-in check finds nothing missing if everything is configured', async () => {
  expect((await check(VALID)).missing).toEqual([]);
});

it("the sign-in check applies Google's defaults to missing fields", async () => {
  const { missing } = await check({ signIn: { email: { enabled: true, passwordRequired: true } } });
  expect(missing.map(({ what }) => what)).toEqual([
    'Authentication: Email/Password and Email link are off',
    'Authentication: Anonymous is off: visitors need it to write on the wall',
    'Authentication: "Enable delete" is on: a password alone would delete an account',
    'Authentication: Email enumeration protection is off',
    'Authentication: pray.our-church.org is not an authorized domain',
  ]);
  expect((await check({})).missing).toHaveLength(5);
});

it('the sign-in check rejects a project without Authentication and offers no fix', async () => {
  const { missing } = await check(null);
  expect(missing).toEqual([{ what: expect.stringContaining('Authentication is not set up') }]);
});

it('the sign-in fix disables account deletion with only a password', async () => {
  const { missing, changes } = await check({ ...VALID, client: { permissions: {} } });
  expect(missing.map(({ what }) => what)).toEqual([
    'Authentication: "Enable delete" is on: a password alone would delete an account',
  ]);

  await missing[0]?.fix?.();

  expect(changes).toEqual([
    [
      'admin/v2/projects/our-church/config?updateMask=client.permissions.disabledUserDeletion',
      { client: { permissions: { disabledUserDeletion: true } } },
    ],
  ]);
});

it('the sign-in fix lets visitors get an account again', async () => {
  const permissions = { disabledUserDeletion: true, disabledUserSignup: true };
  const { missing, changes } = await check({ ...VALID, client: { permissions } });
  expect(missing.map(({ what }) => what)).toEqual([
    'Authentication: "Enable create" is off: visitors and new members of circles would be refused',
  ]);

  await missing[0]?.fix?.();

  expect(changes).toEqual([
    [
      'admin/v2/projects/our-church/config?updateMask=client.permissions.disabledUserSignup',
      { client: { permissions: { disabledUserSignup: false } } },
    ],
  ]);
});

describe('the App Check check', () => {
  const KEY = '6L'.padEnd(40, 'x');

  async function checkKey(
    webSettings: Record<string, string>,
    provider: object | null,
    enforced: string | null = null,
  ) {
    const config = {
      ...{ apiKey: 'AIza-browser', projectId: 'our-church', appId: '1:2:web:3' },
      ...{ storageBucket: 'b', messagingSenderId: 'm' },
    };
    const { target } = fakeTarget(
      ({ path }) => {
        if (path.endsWith('apps/1:2:web:3/recaptchaEnterpriseConfig')) {
          return provider;
        }
        return path.endsWith(`/services/${enforced}`) ? { enforcementMode: 'ENFORCED' } : {};
      },
      { webSettings: { VITE_FIREBASE_CONFIG: JSON.stringify(config), ...webSettings } },
    );
    return (await appCheck(target)).map(({ what }) => what);
  }

  it('passes if the site has the key that is registered, or none', async () => {
    expect(await checkKey({ VITE_APP_CHECK_SITE_KEY: KEY }, { siteKey: KEY })).toEqual([]);
    expect(await checkKey({}, null)).toEqual([]);
  });

  it('reports that Firestore refuses a site without a key', async () => {
    const firestore = 'firestore.googleapis.com';
    expect(await checkKey({}, null, firestore)).toEqual([
      'App Check is enforced for Cloud Firestore, which closes a site without a key: set VITE_APP_CHECK_SITE_KEY, or App Check > APIs > Cloud Firestore > Unenforce',
    ]);
    expect(await checkKey({ VITE_APP_CHECK_SITE_KEY: KEY }, { siteKey: KEY }, firestore)).toEqual([]);
  });

  it.each([
    ['of another project', { siteKey: '6L'.padEnd(40, 'y') }],
    ['that is not registered', null],
  ])('reports a key %s', async (_which, provider) => {
    expect(await checkKey({ VITE_APP_CHECK_SITE_KEY: KEY }, provider)).toEqual([
      expect.stringContaining('VITE_APP_CHECK_SITE_KEY is not the key that App Check has for this site'),
    ]);
  });
});
