/** Whether this browser supports notifications. `needs_home_screen` on an iPhone or iPad that opened the page in the browser itself. */
export type NotificationSupport = 'supported' | 'unsupported' | 'needs_home_screen';

export function notificationSupport(): NotificationSupport {
  if ('Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator) {
    return 'supported';
  }
  return isAppleTouchDevice() && !isOnHomeScreen() ? 'needs_home_screen' : 'unsupported';
}

/** An iPad identifies itself as a Mac, but no Mac has a touch screen. */
function isAppleTouchDevice(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

function isOnHomeScreen(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches;
}
