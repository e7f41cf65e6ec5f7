import * as z from 'zod';
import { type Google, GoogleError } from './google.ts';

const projectSchema = z.object({ projectNumber: z.string() });

/**
 * Reads the number of a Firebase project, which Google uses in the names of its service accounts.
 * @throws Error if the signed-in account has no such project
 */
export async function readProjectNumber(google: Google, project: string): Promise<string> {
  try {
    const answer = await google.call({ api: 'firebase', path: `v1beta1/projects/${project}` });
    return projectSchema.parse(answer).projectNumber;
  } catch (error) {
    if (error instanceof GoogleError && (error.status === 403 || error.status === 404)) {
      throw new Error(
        `There is no Firebase project ${project} for your account: check its id with npx firebase projects:list, and your account with npx firebase login:list`,
      );
    }
    throw error;
  }
}
