import { describe, expect, it } from 'vitest';
import { fakeTarget } from '../testing/fake-target.ts';
import { hostingSite, removedFunctions, secrets } from './release-checks.ts';

const SECRETS: Record<string, string> = {
  SENDGRID_API_KEY: 'SG.key',
  SIGN_IN_CODE_PEPPER: 'pepper',
  TWILIO_AUTH_TOKEN: 'none',
};

async function check(functionsSettings: Record<string, string>): Promise<string[]> {
  const { target } = fakeTarget(
    ({ path }) => {
      const value = SECRETS[/secrets\/(?<name>\w+)/.exec(path)?.groups?.name ?? ''] ?? '';
      return { payload: { data: Buffer.from(value).toString('base64') } };
    },
    { functionsSettings },
  );
  return (await secrets(target)).map(({ what }) => what);
}

it('the Twilio token is reported missing only if text messages are to be sent', async () => {
  expect(await check({})).toEqual([]);
  expect(await check({ TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}` })).toEqual([
    'The secret TWILIO_AUTH_TOKEN is missing: npm run setup -- --project our-church',
  ]);
});

it('a secret that Secret Manager lacks is reported', async () => {
  const { target } = fakeTarget(() => null);
  const missing = (await secrets(target)).map(({ what }) => what);
  expect(missing).toEqual([
    'The secret SENDGRID_API_KEY is missing: npm run setup -- --project our-church',
    'The secret SIGN_IN_CODE_PEPPER is missing: npm run setup -- --project our-church',
    'The secret TWILIO_AUTH_TOKEN is missing: npm run setup -- --project our-church',
  ]);
});

it('removedFunctions names only functions that a deployment of this product made', async () => {
  const found = (id: string, labels: object, region = 'moon-west1') => ({
    name: `projects/our-church/locations/${region}/functions/${id}`,
    labels,
  });
  const ours = { 'deployment-tool': 'cli-firebase' };
  const functions = [
    found('postPrayer', ours),
    found('functionOfYesterday', { 'deployment-tool': 'cli-firebase--action' }),
    found('postPrayer', ours, 'mars-east1'),
    found('gcloudFunction', {}),
    found('newsletter', { ...ours, 'firebase-functions-codebase': 'newsletter' }),
  ];
  const { target } = fakeTarget(() => ({ functions }), { functionNames: ['postPrayer'] });
  expect(await removedFunctions(target)).toEqual(['moon-west1/functionOfYesterday', 'mars-east1/postPrayer']);
});

describe('the check of the Hosting site', () => {
  const SITE = 'projects/our-church/sites/our-church-4f2a1';

  async function checkSite(site: string, customDomains: readonly object[] = []) {
    const { target } = fakeTarget(
      ({ path }) =>
        path === `v1beta1/${SITE}/customDomains` ? { customDomains } : { sites: [{ name: SITE }] },
      { functionsSettings: { PUBLIC_SITE_URL: site } },
    );
    return (await hostingSite(target)).map(({ what }) => what);
  }

  it.each([
    'https://our-church-4f2a1.web.app',
    'https://our-church-4f2a1.firebaseapp.com',
    'https://pray.our-church.org',
  ])('accepts %s', async (site) => {
    expect(await checkSite(site)).toEqual([]);
  });

  it('reports an address that Google has given to another project', async () => {
    expect(await checkSite('https://our-church.web.app')).toEqual([
      'https://our-church.web.app is not a site of this project: set PUBLIC_SITE_URL to https://our-church-4f2a1.web.app',
    ]);
  });

  describe('with a domain of its own', () => {
    const name = `${SITE}/customDomains/pray.our-church.org`;
    const CONNECTED = { name, hostState: 'HOST_ACTIVE', cert: { state: 'CERT_ACTIVE' } };

    it('reports an address that is still the one of Google', async () => {
      expect(await checkSite('https://our-church-4f2a1.web.app', [CONNECTED])).toEqual([
        'pray.our-church.org is connected, but the functions would refuse its pages: set PUBLIC_SITE_URL to https://pray.our-church.org, or delete the domain under Hosting',
      ]);
    });

    it.each([
      ['has no certificate yet', { ...CONNECTED, cert: { state: 'CERT_PROPAGATING' } }],
      ['does not lead here yet', { name, hostState: 'HOST_UNREACHABLE' }],
      ['redirects', { ...CONNECTED, redirectTarget: 'our-church-4f2a1.web.app' }],
    ])('accepts it while the domain %s', async (_why, domain) => {
      expect(await checkSite('https://our-church-4f2a1.web.app', [domain])).toEqual([]);
    });

    it('accepts the domain', async () => {
      expect(await checkSite('https://pray.our-church.org', [CONNECTED])).toEqual([]);
    });
  });
});
