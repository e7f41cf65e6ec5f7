import * as z from 'zod';
import type { Google } from './google.ts';

/** What a project's Authentication allows, as far as the product depends on it. */
export interface SignInConfig {
  /** An account's password is enough to delete it. */
  readonly letsUsersDelete: boolean;
  /** Its public interface does not tell which addresses have accounts. */
  readonly hidesAddresses: boolean;
  readonly takesPasswords: boolean;
  readonly takesEmailLinks: boolean;
  readonly takesAnonymous: boolean;
  /** The hosts from which people may sign in. */
  readonly authorizedDomains: readonly string[];
}

// https://cloud.google.com/identity-platform/docs/reference/rest/v2/Config: what is off is left out.
const configSchema = z
  .object({
    authorizedDomains: z.array(z.string()).default([]),
    client: z
      .object({ permissions: z.object({ disabledUserDeletion: z.boolean().default(false) }).optional() })
      .optional(),
    emailPrivacyConfig: z.object({ enableImprovedEmailPrivacy: z.boolean().default(false) }).optional(),
    signIn: z
      .object({
        email: z.object({
          enabled: z.boolean().default(false),
          passwordRequired: z.boolean().default(false),
        }),
        anonymous: z.object({ enabled: z.boolean().default(false) }),
      })
      .partial()
      .optional(),
  })
  .transform(({ authorizedDomains, client, emailPrivacyConfig, signIn }): SignInConfig => {
    const takesEmail = signIn?.email?.enabled === true;
    return {
      letsUsersDelete: client?.permissions?.disabledUserDeletion !== true,
      hidesAddresses: emailPrivacyConfig?.enableImprovedEmailPrivacy === true,
      takesPasswords: takesEmail,
      takesEmailLinks: takesEmail && signIn?.email?.passwordRequired === false,
      takesAnonymous: signIn?.anonymous?.enabled === true,
      authorizedDomains,
    };
  });

/** Reads what the Authentication of a project allows; null where nobody has set it up. */
export async function readSignInConfig(google: Google, project: string): Promise<SignInConfig | null> {
  const answer = await google.call({
    api: 'identitytoolkit',
    path: `admin/v2/projects/${project}/config`,
    mayBeAbsent: true,
  });
  return answer === null ? null : configSchema.parse(answer);
}
