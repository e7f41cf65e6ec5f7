import * as z from 'zod';
import type { Google } from '../google.ts';

const secretSchema = z.object({ payload: z.object({ data: z.string() }) });

/** Reads the latest value of a secret and trims it. Empty if there is none. */
export async function readSecret(google: Google, project: string, name: string): Promise<string> {
  const answer = await google.call({
    api: 'secretmanager',
    path: `v1/projects/${project}/secrets/${name}/versions/latest:access`,
    mayBeAbsent: true,
  });
  return answer === null
    ? ''
    : Buffer.from(secretSchema.parse(answer).payload.data, 'base64').toString().trim();
}
