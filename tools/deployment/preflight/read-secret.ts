import * as z from 'zod';
import { type Google, GoogleError } from '../google.ts';

const secretSchema = z.object({ payload: z.object({ data: z.string() }) });

const BAD_REQUEST = 400;

/**
 * Reads the latest value of a secret and trims it. Empty if there is none.
 * @throws Error if the latest version is disabled or destroyed
 */
export async function readSecret(google: Google, project: string, name: string): Promise<string> {
  const path = `v1/projects/${project}/secrets/${name}/versions/latest:access`;
  const answer = await google
    .call({ api: 'secretmanager', path, mayBeAbsent: true })
    .catch((error: unknown) => refuseVersion(error, project, name));
  return answer === null
    ? ''
    : Buffer.from(secretSchema.parse(answer).payload.data, 'base64').toString().trim();
}

function refuseVersion(error: unknown, project: string, name: string): never {
  if (error instanceof GoogleError && error.status === BAD_REQUEST) {
    const page = `https://console.cloud.google.com/security/secret-manager/secret/${name}/versions?project=${project}`;
    throw new Error(
      `The newest version of the secret ${name} cannot be read: ${error.message}\nEnable it, or add a version with the value that was used before: ${page}`,
      { cause: error },
    );
  }
  throw error;
}
