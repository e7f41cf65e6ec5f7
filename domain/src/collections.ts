/** Every Firestore collection of the product. */
export const COLLECTIONS = {
  prayerRequests: 'prayer_requests',
  statusLinks: 'status_links',
  prayerNotices: 'prayer_notices',
  beliefWallPosts: 'belief_wall_posts',
  beliefWallReactions: 'belief_wall_reactions',
  beliefWallReports: 'belief_wall_reports',
  postAuthors: 'belief_wall_post_authors',
  answerPaces: 'belief_wall_answer_paces',
  dailyContent: 'daily_content',
  dailyContentFiles: 'daily_content_files',
  profiles: 'profiles',
  presence: 'presence',
  usernames: 'usernames',
  signInChallenges: 'sign_in_challenges',
  emailChanges: 'email_changes',
  passwordResetRequests: 'password_reset_requests',
  pushSubscriptions: 'push_subscriptions',
  prayerCircles: 'prayer_circles',
  circleInvitations: 'circle_invitations',
  circleFounders: 'circle_founders',
  circlePrayerPaces: 'circle_prayer_paces',
  tombstones: 'tombstones',
  staffDirectory: 'staff_directory',
  distributionGroups: 'distribution_groups',
  distributionMethods: 'distribution_methods',
  distributionMemberships: 'distribution_memberships',
  deliveries: 'deliveries',
  notificationPaces: 'notification_paces',
  mailOptOuts: 'mail_opt_outs',
  mailConfirmations: 'mail_confirmations',
  rateLimits: 'rate_limits',
  migrations: 'migrations',
  uploadTickets: 'upload_tickets',
  settings: 'settings',
  insightMonths: 'insight_months',
  insightTeam: 'insight_team',
  countedRequests: 'counted_requests',
  countedPosts: 'counted_posts',
  imports: 'imports',
  importChunks: 'import_chunks',
  exports: 'exports',
} as const;

/** The only document of `insight_team`, with the open requests of each member. */
export const OPEN_REQUESTS_ID = 'open';

/** The only document of `staff_directory`. */
export const STAFF_DIRECTORY_ID = 'current';

/** The document of `migrations` that records how far the database has been migrated. */
export const MIGRATION_STATE_ID = 'state';

export const REQUEST_SUBCOLLECTIONS = {
  notes: 'notes',
  replies: 'replies',
  history: 'history',
  prayers: 'prayers',
} as const;

export const CIRCLE_SUBCOLLECTIONS = { members: 'members', prayers: 'prayers' } as const;

export const POST_SUBCOLLECTIONS = { history: 'history' } as const;

/** Returns the path of the moderation decisions about a post. */
export function postHistoryPath(postId: string): string {
  return `${COLLECTIONS.beliefWallPosts}/${postId}/${POST_SUBCOLLECTIONS.history}`;
}

export function notesPath(requestId: string): string {
  return `${COLLECTIONS.prayerRequests}/${requestId}/${REQUEST_SUBCOLLECTIONS.notes}`;
}

/** Returns the path of the replies to the requester. */
export function repliesPath(requestId: string): string {
  return `${COLLECTIONS.prayerRequests}/${requestId}/${REQUEST_SUBCOLLECTIONS.replies}`;
}

export function historyPath(requestId: string): string {
  return `${COLLECTIONS.prayerRequests}/${requestId}/${REQUEST_SUBCOLLECTIONS.history}`;
}

/** Returns the path of the staff's prayers for a request. The id of each document is the uid of the member who prayed. */
export function requestPrayersPath(requestId: string): string {
  return `${COLLECTIONS.prayerRequests}/${requestId}/${REQUEST_SUBCOLLECTIONS.prayers}`;
}

export function circleMembersPath(circleId: string): string {
  return `${COLLECTIONS.prayerCircles}/${circleId}/${CIRCLE_SUBCOLLECTIONS.members}`;
}

export function circlePrayersPath(circleId: string): string {
  return `${COLLECTIONS.prayerCircles}/${circleId}/${CIRCLE_SUBCOLLECTIONS.prayers}`;
}

/** Returns one id per post and visitor, so a later prayer for the same post overwrites the reaction. */
export function reactionId(postId: string, visitorUid: string): string {
  return `${postId}_${visitorUid}`;
}

/**
 * Returns the prefix of the ids of a post's reports from one network, so a second report finds the first.
 * @param network a pseudonym of the network address
 */
export function reportIdPrefix(postId: string, network: string): string {
  return `${postId}_${network}`;
}

/** Returns one id per method and member, so a second attempt to add the member finds the first. */
export function membershipId(methodId: string, userId: string): string {
  return `${methodId}_${userId}`;
}
