import * as z from 'zod';
import { firebaseConfigSchema } from '../settings.ts';
import { type Check, type Missing, missingUnless, type Target } from './check.ts';

const serviceSchema = z.object({ enforcementMode: z.string().default('OFF') });
// https://firebase.google.com/docs/reference/appcheck/rest/v1/projects.apps.recaptchaEnterpriseConfig
const providerSchema = z.object({ siteKey: z.string().default('') });

// Google leaves out flags that are off: https://cloud.google.com/identity-platform/docs/reference/rest/v2/Config
const flag = z.boolean().default(false);
const configSchema = z.object({
  authorizedDomains: z.array(z.string()).default([]),
  client: z
    .object({ permissions: z.object({ disabledUserDeletion: flag, disabledUserSignup: flag }).prefault({}) })
    .prefault({}),
  emailPrivacyConfig: z.object({ enableImprovedEmailPrivacy: flag }).prefault({}),
  signIn: z
    .object({
      email: z.object({ enabled: flag, passwordRequired: flag }).prefault({}),
      anonymous: z.object({ enabled: flag }).prefault({}),
    })
    .prefault({}),
});

export const signIn: Check = async ({ google, project, functionsSettings }) => {
  const path = `admin/v2/projects/${project}/config`;
  const answer = await google.call({ api: 'identitytoolkit', path, mayBeAbsent: true });
  if (answer === null) {
    return [
      {
        what: `Authentication is not set up: press "Get started" at https://console.firebase.google.com/project/${project}/authentication`,
      },
    ];
  }
  const { authorizedDomains, client, emailPrivacyConfig, signIn: methods } = configSchema.parse(answer);
  const { host } = new URL(functionsSettings.PUBLIC_SITE_URL ?? '');
  const wanted: [isSet: boolean, what: string, fields: string, value: object][] = [
    [
      methods.email.enabled && !methods.email.passwordRequired,
      'Email/Password and Email link are off',
      'signIn.email',
      { signIn: { email: { enabled: true, passwordRequired: false } } },
    ],
    [
      methods.anonymous.enabled,
      'Anonymous is off: visitors need it to write on the wall',
      'signIn.anonymous',
      { signIn: { anonymous: { enabled: true } } },
    ],
    [
      !client.permissions.disabledUserSignup,
      '"Enable create" is off: visitors and new members of circles would be refused',
      'client.permissions.disabledUserSignup',
      { client: { permissions: { disabledUserSignup: false } } },
    ],
    [
      client.permissions.disabledUserDeletion,
      '"Enable delete" is on: a password alone would delete an account',
      'client.permissions.disabledUserDeletion',
      { client: { permissions: { disabledUserDeletion: true } } },
    ],
    [
      emailPrivacyConfig.enableImprovedEmailPrivacy,
      'Email enumeration protection is off',
      'emailPrivacyConfig',
      { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } },
    ],
    [
      authorizedDomains.includes(host),
      `${host} is not an authorized domain`,
      'authorizedDomains',
      { authorizedDomains: [...authorizedDomains, host] },
    ],
  ];
  return wanted.flatMap(([isSet, what, fields, body]) =>
    missingUnless(isSet, `Authentication: ${what}`, () =>
      google.call({ api: 'identitytoolkit', method: 'PATCH', path: `${path}?updateMask=${fields}`, body }),
    ),
  );
};

/** Services that receive calls without attestation, and the effect of enforcing App Check on them. */
const WITHOUT_ATTESTATION = [
  // The functions check passwords there from a server.
  { service: 'identitytoolkit.googleapis.com', name: 'Authentication', effect: 'locks the staff out' },
  // Browsers load images, frames and links without attestation.
  { service: 'firebasestorage.googleapis.com', name: 'Storage', effect: 'hides the files of daily content' },
] as const;

export const appCheck: Check = async (target) => {
  const found = await Promise.all(
    WITHOUT_ATTESTATION.map(async ({ service, name, effect }) => {
      return missingUnless(
        !(await isEnforced(target, service)),
        `App Check is enforced for ${name}, which ${effect}: App Check > APIs > ${name} > Unenforce`,
      );
    }),
  );
  return [...found.flat(), ...(await siteKey(target))];
};

async function isEnforced({ google, projectNumber }: Target, service: string): Promise<boolean> {
  const answer = await google.call({
    api: 'firebaseappcheck',
    path: `v1/projects/${projectNumber}/services/${service}`,
    mayBeAbsent: true,
  });
  return answer !== null && serviceSchema.parse(answer).enforcementMode === 'ENFORCED';
}

/** Where App Check is enforced, no key, or one that it does not know, would close the site to everyone. */
async function siteKey(target: Target): Promise<Missing[]> {
  const { google, project, projectNumber, webSettings } = target;
  const { VITE_APP_CHECK_SITE_KEY: wanted, VITE_FIREBASE_CONFIG: config } = webSettings;
  if (wanted === undefined) {
    return missingUnless(
      !(await isEnforced(target, 'firestore.googleapis.com')),
      'App Check is enforced for Cloud Firestore, which closes a site without a key: set VITE_APP_CHECK_SITE_KEY, or App Check > APIs > Cloud Firestore > Unenforce',
    );
  }
  const { appId } = firebaseConfigSchema.parse(config);
  const answer = await google.call({
    api: 'firebaseappcheck',
    path: `v1/projects/${projectNumber}/apps/${appId}/recaptchaEnterpriseConfig`,
    mayBeAbsent: true,
  });
  return missingUnless(
    providerSchema.parse(answer ?? {}).siteKey === wanted,
    `VITE_APP_CHECK_SITE_KEY is not the key that App Check has for this site: compare them at https://console.firebase.google.com/project/${project}/appcheck/apps`,
  );
}
