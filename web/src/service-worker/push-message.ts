import type { PushMessage } from '@prayer-community/domain/push-subscription';

const ICON = '/icon-192.png';

/** A notification as the browser shows it; `data` is the path that a click leads to. */
export interface ShownNotification {
  title: string;
  body: string;
  icon: string;
  tag?: string;
  data: string;
}

/** What is shown of a push that cannot be read: a browser that is pushed to has to show something. */
const UNREADABLE: ShownNotification = {
  title: 'Prayer Community',
  body: 'There is something new.',
  icon: ICON,
  data: '/',
};

/**
 * The notification of a push.
 * @param text as Firebase Cloud Messaging delivers it: JSON with our message under `data`
 */
export function notificationOf(text: string): ShownNotification {
  const message = readMessage(text);
  return message === null
    ? UNREADABLE
    : { title: message.title, body: message.body, icon: ICON, tag: message.tag, data: message.url };
}

function readMessage(text: string): PushMessage | null {
  try {
    const payload: unknown = JSON.parse(text);
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
