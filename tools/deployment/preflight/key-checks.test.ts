import { expect, it } from 'vitest';
import { fakeTarget } from '../testing/fake-target.ts';
import { BROWSER_APIS, keys, PASSWORDS_API } from './key-checks.ts';

const BROWSER_KEY = 'AIza-browser';

async function check(site: string, allowedReferrers: readonly string[]) {
  const restrictions = {
    browser: {
      apiTargets: BROWSER_APIS.map((service) => ({ service })),
      browserKeyRestrictions: { allowedReferrers },
    },
    server: { apiTargets: [{ service: PASSWORDS_API }] },
  };
  const settings = {
    functionsSettings: { PUBLIC_SITE_URL: site, SERVER_API_KEY: 'AIza-server' },
    webSettings: {
      VITE_FIREBASE_CONFIG: JSON.stringify({
        ...{ apiKey: BROWSER_KEY, projectId: 'our-church', appId: 'a' },
        ...{ storageBucket: 'b', messagingSenderId: 'm' },
      }),
    },
  };
  const { target, changes } = fakeTarget(({ path }) => {
    const key = /browser/.test(path) ? 'browser' : 'server';
    return { name: `projects/1/locations/global/keys/${key}`, restrictions: restrictions[key] };
  }, settings);
  return { missing: await keys(target), changes };
}

it('the key check finds nothing missing if the browser key works on the site', async () => {
  expect((await check('https://pray.our-church.org', ['pray.our-church.org/*'])).missing).toEqual([]);
});

it('the key fix adds the site if only a site whose name ends the same is allowed', async () => {
  const { missing, changes } = await check('https://our-church.org', [
    'pray.our-church.org/*',
    'our-church.web.app/*',
  ]);
  expect(missing.map(({ what }) => what)).toEqual([
    expect.stringContaining('The browser key does not work on our-church.org'),
  ]);

  await missing[0]?.fix?.();

  expect(JSON.stringify(changes)).toContain(
    '["pray.our-church.org/*","our-church.web.app/*","our-church.org/*","our-church.firebaseapp.com/*"]',
  );
});
