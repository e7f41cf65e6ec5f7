/** The address of the staff login. The addresses of the staff screens begin with it. */
export const STAFF_ROOT = '/prayerteam';

/** All addresses of the product. Components use these instead of literals. */
export const PATHS = {
  requestPrayer: '/',
  prayerConfirmation: '/prayer-confirmation',
  /** The private page of one request. Its key is the hash of the address. */
  status: '/status',
  beliefWall: '/belief-wall',
  wallSession: '/belief-wall/session',
  kiosk: '/kiosk',
  embed: '/embed',
  dailyContent: '/daily-content',
  dailyContentAdmin: '/daily-content/admin',
  prayerCircles: '/prayer-circles',
  prayerCircle: '/prayer-circles/:circleId',
  signIn: '/sign-in',
  confirmAddress: '/confirm-address',
  unsubscribe: '/unsubscribe',
  /** The address that mail programs post to. A browser that opens it without reaching the server sees the unsubscribe page too. */
  unsubscribeByMail: '/mail/unsubscribe',
  privacy: '/privacy',
  help: '/help',
  login: STAFF_ROOT,
  /** Redirects old links to the login. */
  olderLogin: '/admin/login',
  codeEntry: '/mfa-verification',
  passwordReset: '/password-reset',
  newPassword: '/new-password',
  dashboard: '/prayerteam/dashboard',
  teamHelp: '/prayerteam/help',
  mySettings: '/prayerteam/my-settings',
  teamSession: '/prayerteam/session',
  intake: '/prayerteam/intake',
  poster: '/prayerteam/poster',
  userManagement: '/prayerteam/user-management',
  distribution: '/prayerteam/communication-distribution',
  moderation: '/prayerteam/moderation',
  insights: '/prayerteam/insights',
  settings: '/prayerteam/settings',
  setUp: '/prayerteam/set-up',
  import: '/prayerteam/import',
  export: '/prayerteam/export',
} as const;

/** The hash of the section of Communication Distribution that lists undelivered messages. */
export const UNDELIVERED_ANCHOR = 'not-delivered';

export function statusPath(statusKey: string): string {
  return `${PATHS.status}#${statusKey}`;
}

export function circlePath(circleId: string): string {
  return `${PATHS.prayerCircles}/${circleId}`;
}
