import * as z from 'zod';
import { readSignInConfig } from '../sign-in-config.ts';
import type { Check } from './check.ts';

const serviceSchema = z.object({ enforcementMode: z.string().default('OFF') });

export const signIn: Check = async ({ google, project, functionsSettings }) => {
  const config = await readSignInConfig(google, project);
  if (config === null) {
    return [
      {
        what: `Authentication is not set up: press "Get started" at https://console.firebase.google.com/project/${project}/authentication`,
      },
    ];
  }
  const host = new URL(functionsSettings.PUBLIC_SITE_URL ?? '').host;
  const wanted: [isSet: boolean, what: string, fields: string, value: object][] = [
    [
      config.takesPasswords && config.takesEmailLinks,
      'Email/Password and Email link are off',
      'signIn.email',
      { signIn: { email: { enabled: true, passwordRequired: false } } },
    ],
    [
      config.takesAnonymous,
      'Anonymous is off: visitors need it to write on the wall',
      'signIn.anonymous',
      { signIn: { anonymous: { enabled: true } } },
    ],
    [
      !config.letsUsersDelete,
      '"Enable delete" is on: a password alone would delete an account',
      'client.permissions.disabledUserDeletion',
      { client: { permissions: { disabledUserDeletion: true } } },
    ],
    [
      config.hidesAddresses,
      'Email enumeration protection is off',
      'emailPrivacyConfig',
      { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } },
    ],
    [
      config.authorizedDomains.includes(host),
      `${host} is not an authorized domain`,
      'authorizedDomains',
      { authorizedDomains: [...config.authorizedDomains, host] },
    ],
  ];
  return wanted
    .filter(([isSet]) => !isSet)
    .map(([, what, fields, body]) => ({
      what: `Authentication: ${what}`,
      fix: async () => {
        await google.call({
          api: 'identitytoolkit',
          method: 'PATCH',
          path: `admin/v2/projects/${project}/config?updateMask=${fields}`,
          body,
        });
      },
    }));
};

/** Where calls come that carry no attestation, and what would be refused. */
const WITHOUT_ATTESTATION = [
  // The functions check passwords there as a server.
  { service: 'identitytoolkit.googleapis.com', name: 'Authentication', effect: 'locks the staff out' },
  // A browser loads images, frames and links by their address alone.
  { service: 'firebasestorage.googleapis.com', name: 'Storage', effect: 'hides the files of daily content' },
] as const;

export const appCheck: Check = async ({ google, projectNumber }) => {
  const found = await Promise.all(
    WITHOUT_ATTESTATION.map(async ({ service, name, effect }) => {
      const answer = await google.call({
        api: 'appcheck',
        path: `v1/projects/${projectNumber}/services/${service}`,
        mayBeAbsent: true,
      });
      return answer === null || serviceSchema.parse(answer).enforcementMode !== 'ENFORCED'
        ? []
        : [
            {
              what: `App Check is enforced for ${name}, which ${effect}: App Check > APIs > ${name} > Unenforce`,
            },
          ];
    }),
  );
  return found.flat();
};
