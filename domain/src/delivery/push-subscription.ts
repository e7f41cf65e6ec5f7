import * as z from 'zod';

/** A device's token as Firebase Cloud Messaging gives it. */
export const pushTokenSchema = z.string().min(20).max(4096);

/** `registerPushToken`, `unregisterPushToken`: this device of the signed-in member of the staff. */
export const pushTokenInputSchema = z.strictObject({ token: pushTokenSchema });

/** `push_subscriptions/{hash of the token}`: a device that a member wants to be reached on. */
export interface PushSubscription<Instant> {
  user_id: string;
  token: string;
  created_at: Instant;
  last_seen_at: Instant;
}

/** What a push shows, and where a click on it leads; every text may be read on a locked screen. */
export interface PushMessage {
  title: string;
  body: string;
  /** A path of the web application. */
  url: string;
  /** A later message of the same tag takes the place of the earlier. */
  tag: string;
}
