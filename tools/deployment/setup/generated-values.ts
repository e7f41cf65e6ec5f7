import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import type { Google, GoogleRequest } from '../google.ts';

const appsSchema = z.object({ apps: z.array(z.object({ appId: z.string() })).default([]) });
const configSchema = z.object({
  apiKey: z.string(),
  projectId: z.string(),
  appId: z.string(),
  authDomain: z.string().optional(),
  storageBucket: z.string().optional(),
  messagingSenderId: z.string(),
});
const keysSchema = z.object({
  keys: z.array(z.object({ name: z.string(), displayName: z.string().default('') })).default([]),
});
const keyStringSchema = z.object({ keyString: z.string() });
const operationSchema = z.object({ name: z.string(), done: z.boolean().default(false) });

const PEPPER_BYTES = 32;
const PAUSE_MS = 1_000;
const TRIES = 120;
const SERVER_KEY = 'Prayer Community: password checks of the functions';

/** Generates the values that no one needs to look up, by setting name. */
export const VALUE_GENERATORS: Readonly<
  Record<string, (google: Google, project: string) => Promise<string>>
> = {
  VITE_FIREBASE_CONFIG: webAppConfig,
  SERVER_API_KEY: serverKey,
  SIGN_IN_CODE_PEPPER: async () => randomBytes(PEPPER_BYTES).toString('base64'),
};

/** Returns the configuration of the project's first web app. Registers one if there is none. */
async function webAppConfig(google: Google, project: string): Promise<string> {
  const path = `v1beta1/projects/${project}/webApps`;
  const find = async () => appsSchema.parse(await google.call({ api: 'firebase', path })).apps[0];
  const app =
    (await find()) ??
    (await createAndWait(google, { api: 'firebase', path, body: { displayName: 'Prayer Community' } }, find));
  const answer = await google.call({ api: 'firebase', path: `${path}/${app.appId}/config` });
  const config = configSchema.parse(answer);
  // The bucket may be created later, but its name is certain.
  const storageBucket = config.storageBucket || `${project}.firebasestorage.app`;
  return JSON.stringify({ ...config, storageBucket });
}

/** Returns the key that the functions use to check passwords. Creates it if there is none. */
async function serverKey(google: Google, project: string): Promise<string> {
  const path = `v2/projects/${project}/locations/global/keys`;
  const find = async () =>
    keysSchema
      .parse(await google.call({ api: 'apikeys', path }))
      .keys.find(({ displayName }) => displayName === SERVER_KEY);
  const body = {
    displayName: SERVER_KEY,
    restrictions: { apiTargets: [{ service: 'identitytoolkit.googleapis.com' }] },
  };
  const key = (await find()) ?? (await createAndWait(google, { api: 'apikeys', path, body }, find));
  const answer = await google.call({ api: 'apikeys', path: `v2/${key.name}/keyString` });
  return keyStringSchema.parse(answer).keyString;
}

/** @throws Error if Google accepts the request, but what it creates does not appear */
async function createAndWait<Found>(
  google: Google,
  request: GoogleRequest,
  find: () => Promise<Found | undefined>,
): Promise<Found> {
  operationSchema.parse(await google.call({ ...request, method: 'POST' }));
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found = await find();
    if (found !== undefined) {
      return found;
    }
    await pause(PAUSE_MS);
  }
  throw new Error(`Google has not created what ${request.path} asks for. Try again later.`);
}
