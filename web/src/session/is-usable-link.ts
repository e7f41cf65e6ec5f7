/** Error codes for a link that no longer works: https://firebase.google.com/docs/reference/js/auth#checkactioncode */
const DEAD_LINK_CODES = [
  'auth/expired-action-code',
  'auth/invalid-action-code',
  'auth/user-disabled',
  'auth/user-not-found',
];

/**
 * Returns false if a sign-in or recovery link definitely no longer works. Checking does not use the link up. If it
 * cannot be checked, returns true, and using it will report a bad link.
 */
export async function isUsableLink(oobCode: string): Promise<boolean> {
  try {
    const [{ checkActionCode }, { auth }] = await Promise.all([
      import('../firebase/auth-actions.ts'),
      import('../firebase/auth.ts'),
    ]);
    await checkActionCode(auth, oobCode);
    return true;
  } catch (error) {
    if (isDeadLink(error)) {
      return false;
    }
    console.warn('The link cannot be checked at the moment.', error);
    return true;
  }
}

function isDeadLink(error: unknown): boolean {
  return error instanceof Error && 'code' in error && DEAD_LINK_CODES.some((code) => code === error.code);
}
