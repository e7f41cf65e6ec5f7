/**
 * Returns true if the rules refused. Checks the code because the SDK's errors are not always instances of the
 * `FirestoreError` it exports.
 */
export function isPermissionDenied(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'permission-denied';
}
