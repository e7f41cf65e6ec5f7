import { expect, it } from 'vitest';
import type { GoogleRequest } from '../google.ts';
import { signIn } from './sign-in-checks.ts';

const VALID = {
  authorizedDomains: ['pray.our-church.org'],
  client: { permissions: { disabledUserDeletion: true } },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  signIn: { email: { enabled: true }, anonymous: { enabled: true } },
};

async function check(config: object | null) {
  const changes: (readonly [path: string, body: object | undefined])[] = [];
  const missing = await signIn({
    google: {
      async call({ method, path, body }: GoogleRequest) {
        if (method !== undefined) {
          changes.push([path, body]);
        }
        return config;
      },
    },
    project: 'our-church',
    projectNumber: '1',
    region: 'moon-west1',
    functionsSettings: { PUBLIC_SITE_URL: 'https://pray.our-church.org' },
    webSettings: {},
    functionNames: [],
  });
  return { missing, changes };
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
