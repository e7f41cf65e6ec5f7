import * as z from 'zod';

/** A device token issued by Firebase Cloud Messaging. */
const pushTokenSchema = z.string().min(20).max(4096);

/** `registerPushToken`, `unregisterPushToken`: the current device of the signed-in staff member. */
export const pushTokenInputSchema = z.strictObject({ token: pushTokenSchema });

/** `push_subscriptions/{hash of the token}`: a device on which a member wants to be notified. */
export interface PushSubscription<Instant> {
  user_id: string;
  token: string;
  created_at: Instant;
  last_seen_at: Instant;
}

/** The text of a push notification and the page it opens. The text may be visible on a locked screen. */
export interface PushMessage {
  title: string;
  body: string;
  /** A path in the web app. */
  url: string;
  /** A later message with the same tag replaces the earlier one. */
  tag: string;
}
