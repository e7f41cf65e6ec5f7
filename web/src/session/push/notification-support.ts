/** Whether this browser supports notifications. `needs_home_screen` on an iPhone or iPad that opened the page in the browser itself. */
export type NotificationSupport = 'supported' | 'unsupported' | 'needs_home_screen';

export function notificationSupport(): NotificationSupport {
  if ('Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator) {
    return 'supported';
  }
  return isAppleTouchDevice() && !isOnHomeScreen() ? 'needs_home_screen' : 'unsupported';
}

/** True on the home screen of an iPhone or iPad. Such a page shares no storage with the browser, which opens emailed links. */
export function isAppleHomeScreenApp(): boolean {
  return isAppleTouchDevice() && isOnHomeScreen();
}

/** An iPad identifies itself as a Mac, but no Mac has a touch screen. */
function isAppleTouchDevice(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

function isOnHomeScreen(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches;
}
