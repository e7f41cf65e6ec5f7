/** Every address of the product; no component spells one. */
export const PATHS = {
  requestPrayer: '/',
  prayerConfirmation: '/prayer-confirmation',
  /** The private page of one request; its key is the hash of the address. */
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
  /** The address that mail programs post to: a browser that comes to it, past the server, sees the same page. */
  unsubscribeByMail: '/mail/unsubscribe',
  privacy: '/privacy',
  help: '/help',
  login: '/prayerteam',
  /** Another address of the login, for old links. */
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

/** The part of Communication Distribution about what could not be delivered, as the hash of its address. */
export const UNDELIVERED_ANCHOR = 'not-delivered';

/** The address of the private page that a key opens. */
export function statusPath(statusKey: string): string {
  return `${PATHS.status}#${statusKey}`;
}

/** The address of one circle. */
export function circlePath(circleId: string): string {
  return `${PATHS.prayerCircles}/${circleId}`;
}
