/** Where a message about several requests leads, below the address of the public site. */
export const DASHBOARD_PATH = '/prayerteam/dashboard';

/** The parameter of the dashboard's address that names the request which a message is about. */
export const REQUEST_PARAMETER = 'request';

/** Where a message about a request leads, below the address of the public site. */
export function requestLink(requestId: string): string {
  return `${DASHBOARD_PATH}?${REQUEST_PARAMETER}=${encodeURIComponent(requestId)}`;
}
