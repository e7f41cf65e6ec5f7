import { COLLECTIONS } from '../collections.ts';
import { DELIVERY_RETENTION_DAYS } from '../delivery/delivery.ts';

/** Documents that are deleted `retentionDays` after the time in a field. */
interface Expiring {
  collection: string;
  field: string;
  retentionDays: number;
}

/** The documents that `purgeExpired` deletes once a day, and when. */
export const EXPIRING: readonly Expiring[] = [
  // Firestore's TTL policy also deletes these if it was deployed. Some of them contain personal data.
  { collection: COLLECTIONS.rateLimits, field: 'expires_at', retentionDays: 0 },
  { collection: COLLECTIONS.uploadTickets, field: 'expires_at', retentionDays: 0 },
  { collection: COLLECTIONS.signInChallenges, field: 'expires_at', retentionDays: 0 },
  { collection: COLLECTIONS.emailChanges, field: 'expires_at', retentionDays: 0 },
  { collection: COLLECTIONS.passwordResetRequests, field: 'expires_at', retentionDays: 0 },
  // Once the import can no longer be undone.
  { collection: COLLECTIONS.importChunks, field: 'expires_at', retentionDays: 0 },
  { collection: COLLECTIONS.imports, field: 'started_at', retentionDays: 365 },
  // These enforce paces of hours at most. They record who prayed for what, even for something that was erased since.
  { collection: COLLECTIONS.beliefWallReactions, field: 'created_at', retentionDays: 1 },
  { collection: COLLECTIONS.answerPaces, field: 'last_answer_at', retentionDays: 1 },
  { collection: COLLECTIONS.circleFounders, field: 'last_circle_at', retentionDays: 1 },
  { collection: COLLECTIONS.circlePrayerPaces, field: 'last_prayer_at', retentionDays: 1 },
  // A member left without closing a request. A document that has only `odd_at` stays until the member's next write.
  { collection: COLLECTIONS.presence, field: 'even_at', retentionDays: 1 },
  // For a month, an old link still explains what happened to the invitation and offers a new one.
  { collection: COLLECTIONS.circleInvitations, field: 'expires_at', retentionDays: 30 },
  // A mailbox may have a different owner by then. Anyone who still reads our emails confirms it again.
  { collection: COLLECTIONS.mailConfirmations, field: 'confirmed_at', retentionDays: 730 },
  // The record of who downloaded everything, and when, is available for a year.
  { collection: COLLECTIONS.exports, field: 'created_at', retentionDays: 365 },
  { collection: COLLECTIONS.deliveries, field: 'created_at', retentionDays: DELIVERY_RETENTION_DAYS },
  // A token unused for so long is dead: https://firebase.google.com/docs/cloud-messaging/manage-tokens
  { collection: COLLECTIONS.pushSubscriptions, field: 'last_seen_at', retentionDays: 270 },
];

/**
 * Days after which an unused account of a visitor is deleted. Longer than any pace that is counted by account. A visitor who
 * comes back gets a new account.
 */
export const UNUSED_VISITOR_RETENTION_DAYS = 90;
