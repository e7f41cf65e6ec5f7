/** The SDK's key for the account. It is in local storage because of the persistence that `auth.ts` chooses. */
const ACCOUNT_KEY_PREFIX = 'firebase:authUser:';

/** Returns the uid of the account that is signed in on this device, for screens that do not load sign-in. */
export function signedInUid(): string | null {
  try {
    const key = Object.keys(localStorage).find((name) => name.startsWith(ACCOUNT_KEY_PREFIX)) ?? '';
    const account: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return hasUid(account) ? account.uid : null;
  } catch (error) {
    console.warn('The account is not known: the browser refuses its storage.', error);
    return null;
  }
}

function hasUid(account: unknown): account is { uid: string } {
  return (
    typeof account === 'object' && account !== null && 'uid' in account && typeof account.uid === 'string'
  );
}
