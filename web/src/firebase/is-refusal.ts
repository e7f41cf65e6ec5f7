/**
 * True for the error with which the rules refuse. It is recognized by its code: what the SDK throws is not always an instance
 * of the `FirestoreError` that it exports.
 */
export function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'permission-denied';
}
