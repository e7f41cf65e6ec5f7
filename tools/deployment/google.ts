import { createRequire } from 'node:module';
import { MINUTE_MS } from '@prayer-community/domain/fields/durations';
import * as z from 'zod';
import { type GoogleAnswer, isApiDisabled, repeatTemporary } from './repeat-temporary.ts';

const TIMEOUT_MS = 30_000;
/** An access token of the machine's default credentials is valid for an hour, and the Firebase CLI does not renew it. */
const SIGNED_IN_MS = 30 * MINUTE_MS;

/** A rehearsal sets another origin, with the same hostnames. */
const { GOOGLE_APIS_ORIGIN = 'https://*.googleapis.com' } = process.env;

export interface GoogleRequest {
  /** The API's name in `googleapis.com`, such as `firestore`. */
  readonly api: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Starts with the API version, without a leading slash. */
  readonly path: string;
  readonly body?: object;
  /** Returns null instead of throwing if nothing exists at the path. */
  readonly mayBeAbsent?: boolean;
}

/** Google's control plane, called with the account that is signed in to the Firebase CLI. */
export interface Google {
  /** @throws GoogleError if Google refuses the request */
  call(request: GoogleRequest): Promise<unknown>;
}

export class GoogleError extends Error {
  override readonly name = 'GoogleError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** An API is not enabled, or does not know it yet. */
export class ApiDisabledError extends GoogleError {
  constructor(api: string) {
    super(403, `Google has not enabled the API ${api} yet. Run the same command again in five minutes.`);
  }
}

interface CliRequest {
  method: string;
  path: string;
  body?: object;
  headers: Record<string, string>;
  resolveOnHTTPError: true;
  timeout: number;
}

interface CliClient {
  request(request: CliRequest): Promise<GoogleAnswer>;
}

const cli = createRequire(import.meta.url);
const { Client } = z
  .object({ Client: z.custom<new (options: { urlPrefix: string; auth: true }) => CliClient>() })
  .parse(cli('firebase-tools/lib/apiv2.js'));
const { requireAuth } = z
  .object({ requireAuth: z.custom<(options: object) => Promise<unknown>>() })
  .parse(cli('firebase-tools/lib/requireAuth.js'));
const { getProjectDefaultAccount } = z
  .object({ getProjectDefaultAccount: z.custom<(folder: string) => object | undefined>() })
  .parse(cli('firebase-tools/lib/auth.js'));

/** Who has which role: https://docs.cloud.google.com/iam/docs/reference/rest/v1/Policy */
export const policySchema = z.looseObject({
  bindings: z
    .array(z.looseObject({ role: z.string(), members: z.array(z.string()).default([]) }))
    .default([]),
});

const errorSchema = z.object({ error: z.object({ message: z.string() }) });

/**
 * Signs in as the Firebase CLI does.
 * @throws Error if no one is signed in: `npx firebase login`
 */
export async function signInToGoogle(folder: string, project: string): Promise<Google> {
  const signIn = async () => {
    await requireAuth({ ...getProjectDefaultAccount(folder), project }).catch((error: unknown) => {
      throw new Error('Nobody is signed in to Firebase on this machine: npx firebase login', {
        cause: error,
      });
    });
    return Date.now();
  };
  let signedInAt = await signIn();
  return {
    async call({ api, method = 'GET', path, body, mayBeAbsent = false }) {
      if (Date.now() - signedInAt > SIGNED_IN_MS) {
        signedInAt = await signIn();
      }
      const client = new Client({ urlPrefix: GOOGLE_APIS_ORIGIN.replace('*', api), auth: true });
      const request: CliRequest = {
        method,
        path: `/${path}`,
        ...(body && { body }),
        headers: { 'x-goog-user-project': project },
        resolveOnHTTPError: true,
        timeout: TIMEOUT_MS,
      };
      const answer = await repeatTemporary(() => client.request(request), method === 'GET');
      if (isApiDisabled(answer)) {
        throw new ApiDisabledError(api);
      }
      if (answer.status === 404 && mayBeAbsent) {
        return null;
      }
      if (answer.status >= 400) {
        const refused = errorSchema.safeParse(answer.body).data?.error.message;
        throw new GoogleError(answer.status, refused ?? `${api} answered ${answer.status}`);
      }
      return answer.body;
    },
  };
}
