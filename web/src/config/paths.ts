/** Every address of the product; no component spells one. */
export const PATHS = {
  requestPrayer: '/',
  prayerConfirmation: '/prayer-confirmation',
  beliefWall: '/belief-wall',
  dailyContent: '/daily-content',
  dailyContentAdmin: '/daily-content/admin',
  prayerCircles: '/prayer-circles',
  login: '/prayerteam',
  codeEntry: '/mfa-verification',
  passwordReset: '/password-reset',
  newPassword: '/new-password',
  dashboard: '/prayerteam/dashboard',
  userManagement: '/prayerteam/user-management',
  distribution: '/prayerteam/communication-distribution',
} as const;
