import { applicationDefault } from 'firebase-admin/app';
import * as z from 'zod';

const ORIGIN = 'https://identitytoolkit.googleapis.com';

const TIMEOUT_MS = 10_000;

/** What a project's Authentication allows, as far as the product depends on it. */
export interface SignInConfig {
  /** Whoever has an account's password can delete it. */
  readonly letsUsersDelete: boolean;
  /** Its public interface does not tell which addresses have accounts. */
  readonly hidesAddresses: boolean;
  readonly takesPasswords: boolean;
  readonly takesEmailLinks: boolean;
  readonly takesAnonymous: boolean;
}

// https://cloud.google.com/identity-platform/docs/reference/rest/v2/Config: what is off is left out.
const configSchema = z
  .object({
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
  .transform(({ client, emailPrivacyConfig, signIn }): SignInConfig => {
    const takesEmail = signIn?.email?.enabled === true;
    return {
      letsUsersDelete: client?.permissions?.disabledUserDeletion !== true,
      hidesAddresses: emailPrivacyConfig?.enableImprovedEmailPrivacy === true,
      takesPasswords: takesEmail,
      takesEmailLinks: takesEmail && signIn?.email?.passwordRequired === false,
      takesAnonymous: signIn?.anonymous?.enabled === true,
    };
  });

/** Where a project's configuration is, and who asks for it. */
export interface ConfigSource {
  readonly origin: string;
  accessToken(): Promise<string>;
}

const GOOGLE: ConfigSource = {
  origin: ORIGIN,
  accessToken: async () => (await applicationDefault().getAccessToken()).access_token,
};

/** Reads what the Authentication of a project allows; null where it may not be read, or not from here. */
export async function readSignInConfig(
  project: string,
  source: ConfigSource = GOOGLE,
): Promise<SignInConfig | null> {
  try {
    const response = await fetch(`${source.origin}/admin/v2/projects/${project}/config`, {
      headers: {
        Authorization: `Bearer ${await source.accessToken()}`,
        'X-Goog-User-Project': project,
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? configSchema.parse(await response.json()) : null;
  } catch {
    // No credentials, no connection, or an answer that is none: each is to be seen to before anything is deployed.
    return null;
  }
}
