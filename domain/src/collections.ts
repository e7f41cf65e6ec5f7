/** Every Firestore path of the product; nobody else spells one. */
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

/** The one document of `insight_team`: the open requests of each member. */
export const OPEN_REQUESTS_ID = 'open';

/** The one document of `staff_directory`. */
export const STAFF_DIRECTORY_ID = 'current';

/** The one document of `migrations`: how far the store has come. */
export const MIGRATION_STATE_ID = 'state';

/** Collections below a prayer request. */
export const REQUEST_SUBCOLLECTIONS = {
  notes: 'notes',
  replies: 'replies',
  history: 'history',
  prayers: 'prayers',
} as const;

/** Collections below a prayer circle. */
export const CIRCLE_SUBCOLLECTIONS = { members: 'members', prayers: 'prayers' } as const;

/** Collections below a post of the Belief Wall. */
export const POST_SUBCOLLECTIONS = { history: 'history' } as const;

/** What leadership decided about one post. */
export function postHistoryPath(postId: string): string {
  return `${COLLECTIONS.beliefWallPosts}/${postId}/${POST_SUBCOLLECTIONS.history}`;
}

/** The notes of one request. */
export function notesPath(requestId: string): string {
  return `${COLLECTIONS.prayerRequests}/${requestId}/${REQUEST_SUBCOLLECTIONS.notes}`;
}

/** The replies to the requester of one request. */
export function repliesPath(requestId: string): string {
  return `${COLLECTIONS.prayerRequests}/${requestId}/${REQUEST_SUBCOLLECTIONS.replies}`;
}

/** The history of one request: who did what when. */
export function historyPath(requestId: string): string {
  return `${COLLECTIONS.prayerRequests}/${requestId}/${REQUEST_SUBCOLLECTIONS.history}`;
}

/** The prayers of the staff for one request, each under the id of who prayed. */
export function requestPrayersPath(requestId: string): string {
  return `${COLLECTIONS.prayerRequests}/${requestId}/${REQUEST_SUBCOLLECTIONS.prayers}`;
}

/** The members of one circle. */
export function circleMembersPath(circleId: string): string {
  return `${COLLECTIONS.prayerCircles}/${circleId}/${CIRCLE_SUBCOLLECTIONS.members}`;
}

/** The prayers shared in one circle. */
export function circlePrayersPath(circleId: string): string {
  return `${COLLECTIONS.prayerCircles}/${circleId}/${CIRCLE_SUBCOLLECTIONS.prayers}`;
}

/** One reaction a visitor and post: a later prayer for the same post overwrites it. */
export function reactionId(postId: string, visitorUid: string): string {
  return `${postId}_${visitorUid}`;
}

/**
 * One report a network and post: a second one meets the first.
 * @param network a pseudonym of the network address
 */
export function reportId(postId: string, network: string): string {
  return `${postId}_${network}`;
}

/** One membership a method and member: a second add meets the first. */
export function membershipId(methodId: string, userId: string): string {
  return `${methodId}_${userId}`;
}
