import { REQUEST_PARAMETER } from '@prayer-community/domain/request-link';
import { PATHS } from '../config/paths.ts';

const KEY = 'prayer-community.request-asked-for';

/** Keeps, over the sign-in, which request the link of a message led to. */
export function keepRequestAskedFor(search: string): void {
  const requestId = new URLSearchParams(search).get(REQUEST_PARAMETER);
  if (requestId !== null) {
    sessionStorage.setItem(KEY, requestId);
  }
}

/** It has been shown, or nobody asks for it any more. */
export function forgetRequestAskedFor(): void {
  sessionStorage.removeItem(KEY);
}

/** Where a sign-in leads: to the dashboard, and there to the request that was asked for. */
export function dashboardAddress(): string {
  const requestId = sessionStorage.getItem(KEY);
  return requestId === null
    ? PATHS.dashboard
    : `${PATHS.dashboard}?${new URLSearchParams({ [REQUEST_PARAMETER]: requestId })}`;
}
