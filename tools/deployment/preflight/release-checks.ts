import * as z from 'zod';
import { deployedFunctions } from '../deployed-functions.ts';
import { SETTINGS, secretProblem } from '../settings.ts';
import { type Check, missingUnless, type Target } from './check.ts';
import { readSecret } from './read-secret.ts';

// https://firebase.google.com/docs/reference/hosting/rest/v1beta1/projects.sites.customDomains
const domainsSchema = z.object({
  customDomains: z
    .array(
      z.object({
        name: z.string(),
        hostState: z.string().optional(),
        cert: z.object({ state: z.string().optional() }).optional(),
        redirectTarget: z.string().optional(),
      }),
    )
    .default([]),
});

/** The states in which a certificate covers its domain. */
const VALID_CERT_STATES = ['CERT_ACTIVE', 'CERT_EXPIRING_SOON'];

const sitesSchema = z.object({ sites: z.array(z.object({ name: z.string() })).default([]) });

export const secrets: Check = async ({ google, project, functionsSettings }) => {
  const asked = SETTINGS.filter(({ store }) => store === 'secret').map(async (setting) => {
    const value = await readSecret(google, project, setting.name);
    const problem = secretProblem(setting, value, functionsSettings);
    const what = `The secret ${setting.name} ${problem}: npm run setup -- --project ${project}`;
    return missingUnless(problem === null, what);
  });
  return (await Promise.all(asked)).flat();
};

export const hostingSite: Check = async ({ google, project, functionsSettings }) => {
  const path = `v1beta1/projects/${project}/sites`;
  const { sites } = sitesSchema.parse(await google.call({ api: 'firebasehosting', path }));
  if (sites.length === 0) {
    const fix = () =>
      google.call({ api: 'firebasehosting', method: 'POST', path: `${path}?siteId=${project}`, body: {} });
    return [{ what: 'There is no Hosting site', fix }];
  }
  const { host, origin } = new URL(functionsSettings.PUBLIC_SITE_URL ?? '');
  const own = sites.map(({ name }) => name.split('/').at(-1));
  // Google assigns these addresses. If another project has the id of this one, the address belongs to a stranger.
  const [, assigned] = /^([\w-]+)\.(?:web\.app|firebaseapp\.com)$/.exec(host) ?? [];
  if (assigned === undefined) {
    return [];
  }
  if (!own.includes(assigned)) {
    return [
      {
        what: `${origin} is not a site of this project: set PUBLIC_SITE_URL to https://${own[0]}.web.app`,
      },
    ];
  }
  const domains = await google.call({ api: 'firebasehosting', path: `${path}/${assigned}/customDomains` });
  const domain = connectedDomain(domains);
  return missingUnless(
    domain === undefined,
    `${domain} is connected, but the functions would refuse its pages: set PUBLIC_SITE_URL to https://${domain}, or delete the domain under Hosting`,
  );
};

/** Returns a domain that shows the site, as the console's *Connected* does. */
function connectedDomain(answer: unknown): string | undefined {
  const connected = domainsSchema
    .parse(answer)
    .customDomains.find(
      ({ hostState, cert, redirectTarget = '' }) =>
        hostState === 'HOST_ACTIVE' && VALID_CERT_STATES.includes(cert?.state ?? '') && redirectTarget === '',
    );
  return connected?.name.split('/').at(-1);
}

/**
 * Returns the functions of earlier versions that this version no longer has, as `region/name`. The Firebase CLI deletes
 * those of its own codebase alone.
 */
export async function removedFunctions({
  google,
  project,
  region,
  functionNames,
}: Pick<Target, 'google' | 'project' | 'region' | 'functionNames'>): Promise<string[]> {
  const found = await deployedFunctions(google, project);
  return found
    .filter(
      ({ labels }) =>
        labels['deployment-tool']?.startsWith('cli-firebase') &&
        (labels['firebase-functions-codebase'] ?? 'default') === 'default',
    )
    .filter((one) => one.region !== region || !functionNames.includes(one.name))
    .map((one) => `${one.region}/${one.name}`);
}
