/** The path that a message about several requests links to, relative to the address of the public site. */
export const DASHBOARD_PATH = '/prayerteam/dashboard';

/** The query parameter of the dashboard that names the request a message is about. */
export const REQUEST_PARAMETER = 'request';

/** Returns the path that a message about a request links to, relative to the address of the public site. */
export function requestLink(requestId: string): string {
  return `${DASHBOARD_PATH}?${REQUEST_PARAMETER}=${encodeURIComponent(requestId)}`;
}
