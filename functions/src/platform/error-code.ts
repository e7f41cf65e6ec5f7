import * as z from 'zod';

/** gRPC status codes of Firestore: https://grpc.io/docs/guides/status-codes/ */
export const FIRESTORE_CODES = { notFound: 5, alreadyExists: 6, failedPrecondition: 9, aborted: 10 } as const;

/** HTTP status codes of Cloud Storage. */
export const STORAGE_CODES = { notFound: 404, preconditionFailed: 412 } as const;

const codedSchema = z.object({ code: z.number() });

/** True if a failed call was answered with one of the codes. */
export function hasCode(error: unknown, ...codes: readonly number[]): boolean {
  const { data } = codedSchema.safeParse(error);
  return data !== undefined && codes.includes(data.code);
}
