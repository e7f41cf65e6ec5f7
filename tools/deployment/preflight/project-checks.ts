import * as z from 'zod';
import { type Check, missingUnless } from './check.ts';

const billingSchema = z.object({ billingEnabled: z.boolean().default(false) });
const permissionsSchema = z.object({ permissions: z.array(z.string()).default([]) });
const servicesSchema = z.object({
  services: z.array(z.object({ name: z.string(), state: z.string() })).default([]),
});
const policySchema = z.object({
  listPolicy: z.object({ allowedValues: z.array(z.string()).optional() }).optional(),
});

/**
 * Permissions that a deployment needs. An owner of the project has them all. What owners have only at the bucket, or
 * under changing names (indexes), is missing: Google refuses those steps itself.
 */
const PERMISSIONS = [
  'apikeys.keys.list',
  'apikeys.keys.update',
  // Without these two, the Firebase CLI leaves the images of all builds stored, and says nothing.
  'artifactregistry.repositories.get',
  'artifactregistry.repositories.update',
  'cloudfunctions.functions.create',
  'cloudfunctions.functions.setIamPolicy',
  'datastore.databases.create',
  'firebasehosting.sites.update',
  'firebaserules.releases.create',
  'iam.serviceAccounts.actAs',
  'iam.serviceAccounts.getIamPolicy',
  'iam.serviceAccounts.setIamPolicy',
  'logging.logMetrics.create',
  'monitoring.alertPolicies.create',
  'resourcemanager.projects.setIamPolicy',
  'secretmanager.versions.access',
  'serviceusage.services.enable',
  'storage.buckets.create',
];

/** The other checks call these APIs. They need no billing, and new projects have them disabled. */
const FIRST_APIS = ['cloudbilling', 'cloudresourcemanager'].map((name) => `${name}.googleapis.com`);

const APIS = [
  'apikeys',
  'artifactregistry',
  'cloudbuild',
  'cloudfunctions',
  'cloudscheduler',
  'compute',
  'eventarc',
  'fcm',
  'fcmregistrations',
  'firebaseappcheck',
  'firebasehosting',
  'firebaseinstallations',
  'firebaserules',
  'firebasestorage',
  'firestore',
  'iam',
  'iamcredentials',
  'identitytoolkit',
  'logging',
  'monitoring',
  'pubsub',
  'run',
  'secretmanager',
  'securetoken',
  'storage',
].map((name) => `${name}.googleapis.com`);

/** The maximum that Google accepts in one request. */
const APIS_AT_ONCE = 20;

/** Functions run only on the Blaze plan. */
export const billing: Check<'google' | 'project'> = async ({ google, project }) => {
  const answer = await google.call({ api: 'cloudbilling', path: `v1/projects/${project}/billingInfo` });
  return missingUnless(
    billingSchema.parse(answer).billingEnabled,
    `The project is not on the Blaze plan: https://console.firebase.google.com/project/${project}/usage/details`,
  );
};

/** Reports missing permissions before the deployment changes anything. */
export const permissions: Check<'google' | 'project'> = async ({ google, project }) => {
  const answer = await google.call({
    api: 'cloudresourcemanager',
    method: 'POST',
    path: `v1/projects/${project}:testIamPermissions`,
    body: { permissions: PERMISSIONS },
  });
  const granted = permissionsSchema.parse(answer).permissions;
  const missing = PERMISSIONS.filter((permission) => !granted.includes(permission));
  return missingUnless(
    missing.length === 0,
    `Your account may not deploy (${missing.join(', ')}): ask an owner of the project to make you one too`,
  );
};

/** Functions are called by the public, which some organization policies forbid. */
export const publicCallers: Check<'google' | 'project'> = async ({ google, project }) => {
  const answer = await google.call({
    api: 'cloudresourcemanager',
    method: 'POST',
    path: `v1/projects/${project}:getEffectiveOrgPolicy`,
    body: { constraint: 'constraints/iam.allowedPolicyMemberDomains' },
  });
  return missingUnless(
    policySchema.parse(answer).listPolicy?.allowedValues === undefined,
    `Your organization forbids public callers: someone with the role Organization Policy Administrator must override "Domain restricted sharing" for this project: https://console.cloud.google.com/iam-admin/orgpolicies/iam-allowedPolicyMemberDomains?project=${project}`,
  );
};

type ApiCheck = Check<'google' | 'project'>;

export const firstApis: ApiCheck = (target) => apisOff(FIRST_APIS, target);

export const apis: ApiCheck = (target) => apisOff(APIS, target);

async function apisOff(
  wanted: readonly string[],
  { google, project }: Parameters<ApiCheck>[0],
): ReturnType<ApiCheck> {
  const names = wanted.map((name) => `projects/${project}/services/${name}`);
  const query = names.map((name) => `names=${encodeURIComponent(name)}`).join('&');
  const answer = await google.call({
    api: 'serviceusage',
    path: `v1/projects/${project}/services:batchGet?${query}`,
  });
  const enabled = servicesSchema
    .parse(answer)
    .services.filter(({ state }) => state === 'ENABLED')
    .map(({ name }) => name.split('/').at(-1));
  const missing = wanted.filter((name) => !enabled.includes(name));
  const fix = async () => {
    for (let first = 0; first < missing.length; first += APIS_AT_ONCE) {
      await google.call({
        api: 'serviceusage',
        method: 'POST',
        path: `v1/projects/${project}/services:batchEnable`,
        body: { serviceIds: missing.slice(first, first + APIS_AT_ONCE) },
      });
    }
  };
  return missingUnless(missing.length === 0, `APIs are off: ${missing.join(', ')}`, fix);
}
