import type { PushMessage } from '@prayer-community/domain/delivery/push-subscription';
import { ICON_PATH } from '@prayer-community/domain/settings/site-identity';
import { t } from '@prayer-community/i18n/text';

/** Redirects to the community's own icon. */
const ICON = ICON_PATH;

/** A browser notification. `data` is the path that a click opens. */
export interface ShownNotification {
  title: string;
  body: string;
  icon: string;
  tag?: string;
  /** Alerts the reader even if this replaces a notification with the same tag. Allowed only with a tag. */
  renotify?: true;
  data: string;
}

/** The fallback for a push that cannot be read. A browser has to show a notification for every push. */
function unreadable(): ShownNotification {
  return { title: t('There’s something new.'), body: '', icon: ICON, data: '/' };
}

/**
 * Returns the notification for a push.
 * @param pushed the JSON that Firebase Cloud Messaging delivers, with our message under `data`
 */
export function notificationOf(pushed: string): ShownNotification {
  const message = readMessage(pushed);
  return message === null
    ? unreadable()
    : {
        title: message.title,
        body: message.body,
        icon: ICON,
        tag: message.tag,
        renotify: true,
        data: message.url,
      };
}

function readMessage(pushed: string): PushMessage | null {
  try {
    const payload: unknown = JSON.parse(pushed);
    return isObject(payload) && isPushMessage(payload.data) ? payload.data : null;
  } catch {
    return null;
  }
}

function isPushMessage(data: unknown): data is PushMessage {
  return isObject(data) && ['title', 'body', 'url', 'tag'].every((field) => typeof data[field] === 'string');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
