import * as z from 'zod';

const missingSchema = z.object({ code: z.literal(404) });

/** True if Cloud Storage failed because a file does not exist. */
export function isMissingFile(error: unknown): boolean {
  return missingSchema.safeParse(error).success;
}
