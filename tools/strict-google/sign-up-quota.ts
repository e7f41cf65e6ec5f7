import type { RequestHandler } from 'express';
import { refuse } from './call.ts';

/** @see https://firebase.google.com/docs/auth/limits#new_account_creation */
export const SIGN_UPS_PER_HOUR = 100;
/** @see https://firebase.google.com/docs/reference/rest/auth#section-auth-emulator-clearaccounts */
const REMOVE_ACCOUNTS = /^\/emulator\/v1\/projects\/[^/]+\/accounts$/;

const HOUR_MS = 3_600_000;

interface SignUpQuota {
  /** Refuses an address that has reached the limit for new accounts in the last hour. */
  readonly count: RequestHandler;
  /** Resets the counts when all accounts are removed, as between journeys. */
  readonly forget: RequestHandler;
}

export function signUpQuota(now: () => number = Date.now): SignUpQuota {
  const madeAt = new Map<string, number[]>();
  return {
    count({ path, ip = '' }, response, next) {
      const recent = (madeAt.get(ip) ?? []).filter((at) => now() - at < HOUR_MS);
      if (!path.endsWith('/accounts:signUp')) {
        next();
      } else if (recent.length >= SIGN_UPS_PER_HOUR) {
        refuse(response, 400, 'INVALID_ARGUMENT', 'TOO_MANY_ATTEMPTS_TRY_LATER');
      } else {
        madeAt.set(ip, [...recent, now()]);
        next();
      }
    },
    forget({ method, path }, _response, next) {
      if (method === 'DELETE' && REMOVE_ACCOUNTS.test(path)) {
        madeAt.clear();
      }
      next();
    },
  };
}
