import { type Middleware, refusal } from './call.ts';

/** @see https://firebase.google.com/docs/auth/limits#new_account_creation */
export const SIGN_UPS_PER_HOUR = 100;
/** @see https://firebase.google.com/docs/reference/rest/auth#section-auth-emulator-clearaccounts */
const REMOVE_ACCOUNTS = /^\/emulator\/v1\/projects\/[^/]+\/accounts$/;

const HOUR_MS = 3_600_000;

interface SignUpQuota {
  /** Refuses an address that has reached the limit for new accounts in the last hour. */
  readonly count: Middleware;
  /** Resets the counts when all accounts are removed, as between journeys. */
  readonly forget: Middleware;
}

export function signUpQuota(now: () => number = Date.now): SignUpQuota {
  const madeAt = new Map<string, number[]>();
  return {
    count(call) {
      if (!call.url.pathname.endsWith('/accounts:signUp')) {
        return null;
      }
      const recent = (madeAt.get(call.address) ?? []).filter((at) => now() - at < HOUR_MS);
      if (recent.length >= SIGN_UPS_PER_HOUR) {
        return refusal(call, 400, 'INVALID_ARGUMENT', 'TOO_MANY_ATTEMPTS_TRY_LATER');
      }
      madeAt.set(call.address, [...recent, now()]);
      return null;
    },
    forget({ method, url }) {
      if (method === 'DELETE' && REMOVE_ACCOUNTS.test(url.pathname)) {
        madeAt.clear();
      }
      return null;
    },
  };
}
