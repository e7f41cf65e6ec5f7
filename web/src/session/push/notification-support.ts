/** Whether this browser can be notified; `needs_home_screen` on an iPhone that opened the page in the browser itself. */
export type NotificationSupport = 'supported' | 'unsupported' | 'needs_home_screen';

/** What this browser can do. */
export function notificationSupport(): NotificationSupport {
  if ('Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator) {
    return 'supported';
  }
  return isAppleTouchDevice() && !isOnHomeScreen() ? 'needs_home_screen' : 'unsupported';
}

/** An iPad says that it is a Mac, but no Mac has a touch screen. */
function isAppleTouchDevice(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

function isOnHomeScreen(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches;
}
