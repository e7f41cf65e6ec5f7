import * as z from 'zod';
import type { Google } from '../deployment/google.ts';

const functionsSchema = z.object({ functions: z.array(z.object({ name: z.string() })).default([]) });

/**
 * Refuses a project that has functions. Each imported document would trigger them, which would send emails and count
 * everything twice.
 * @throws Error if the project has functions
 */
export async function requireNoFunctions(google: Pick<Google, 'call'>, project: string): Promise<void> {
  const answer = await google.call({
    api: 'functions',
    path: `v2/projects/${project}/locations/-/functions?pageSize=1`,
    mayBeAbsent: true,
  });
  const { functions } = functionsSchema.parse(answer ?? {});
  if (functions.length > 0) {
    throw new Error(
      `${project} has functions, which every document that is brought in would set off. Bring it into a project where none are deployed, and deploy afterwards.`,
    );
  }
}
