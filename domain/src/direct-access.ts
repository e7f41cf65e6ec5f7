import type {
  CIRCLE_SUBCOLLECTIONS,
  COLLECTIONS,
  POST_SUBCOLLECTIONS,
  REQUEST_SUBCOLLECTIONS,
} from './collections.ts';

/** Everyone who accesses Firestore or Storage directly, without a function. */
export const CALLERS = [
  'visitor',
  'anonymous',
  'member',
  'invited',
  'circle_leader',
  'password_only',
  'prayer_team',
  'leadership',
  'removed_leader',
] as const;

export const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'] as const;

export type Caller = (typeof CALLERS)[number];
export type Operation = (typeof OPERATIONS)[number];

type RequestSubcollection = `${typeof COLLECTIONS.prayerRequests}/${keyof typeof REQUEST_SUBCOLLECTIONS}`;
type PostSubcollection = `${typeof COLLECTIONS.beliefWallPosts}/${keyof typeof POST_SUBCOLLECTIONS}`;
type CircleSubcollection = `${typeof COLLECTIONS.prayerCircles}/${keyof typeof CIRCLE_SUBCOLLECTIONS}`;

/** Every kind of document. A subcollection's kind includes its parent. */
export type DocumentKind =
  | (typeof COLLECTIONS)[keyof typeof COLLECTIONS]
  | RequestSubcollection
  | PostSubcollection
  | CircleSubcollection;

type Grants = Partial<Record<Operation, readonly Caller[]>>;

const STAFF = ['prayer_team', 'leadership'] as const;
/** Callers with a proven email address, whatever circles they belong to. */
const ACCOUNT_HOLDERS = ['member', 'invited', 'circle_leader', 'prayer_team', 'leadership'] as const;
/** Members who belong to the circle. Invited members do not yet. */
const INSIDE = ['member', 'circle_leader', 'prayer_team', 'leadership'] as const;
const LEADERSHIP = ['leadership'] as const;
/** Callers with any account, including an anonymous one. */
const SIGNED_IN = CALLERS.filter((caller) => caller !== 'visitor');
const CLOSED: Grants = {};

/**
 * The access that the rules grant to each caller in the best case: an active request, one's own profile, a valid write.
 * Anything not listed here is refused. The tests of the rules cover finer conditions.
 */
export const DOCUMENT_ACCESS: Record<DocumentKind, Grants> = {
  prayer_requests: { get: STAFF, list: STAFF, update: STAFF },
  'prayer_requests/notes': { get: STAFF, list: STAFF, create: STAFF },
  // Leadership sends or withdraws a reply that is waiting for review.
  'prayer_requests/replies': { get: STAFF, list: STAFF, create: STAFF, update: STAFF },
  'prayer_requests/history': { get: STAFF, list: STAFF },
  // Only one's own, in a prayer session.
  'prayer_requests/prayers': { get: STAFF, create: STAFF, update: STAFF },
  // Identified by a key that only its holder knows, and looked up only by functions.
  status_links: CLOSED,
  prayer_notices: CLOSED,
  // A deleted member reads that their own is gone.
  profiles: { get: [...STAFF, 'removed_leader'], list: STAFF, update: STAFF },
  // Reads are limited to the presence on one request that the caller may read, writes to the caller's own.
  presence: { list: STAFF, create: STAFF, update: STAFF },
  belief_wall_posts: { get: CALLERS, list: CALLERS, update: SIGNED_IN },
  'belief_wall_posts/history': { get: LEADERSHIP, list: LEADERSHIP, create: LEADERSHIP },
  // Only one's own.
  belief_wall_reactions: { get: SIGNED_IN, create: SIGNED_IN, update: SIGNED_IN },
  belief_wall_reports: { get: LEADERSHIP, list: LEADERSHIP, update: LEADERSHIP },
  // No one may learn who posted. Only the rules look it up.
  belief_wall_post_authors: CLOSED,
  belief_wall_answer_paces: { create: SIGNED_IN, update: SIGNED_IN },
  // Everyone may read what the feed shows. Only leadership may read drafts.
  daily_content: { get: CALLERS, list: CALLERS, create: LEADERSHIP, update: LEADERSHIP, delete: LEADERSHIP },
  daily_content_files: CLOSED,
  usernames: CLOSED,
  sign_in_challenges: CLOSED,
  email_changes: CLOSED,
  password_reset_requests: CLOSED,
  push_subscriptions: CLOSED,
  // Leadership lists circles in order to remove one.
  prayer_circles: { get: INSIDE, list: LEADERSHIP, create: ACCOUNT_HOLDERS },
  'prayer_circles/members': { get: INSIDE, list: INSIDE, create: ACCOUNT_HOLDERS },
  'prayer_circles/prayers': { get: INSIDE, list: INSIDE, create: INSIDE, update: INSIDE, delete: INSIDE },
  // Only open invitations, and only for the address they were sent to.
  circle_invitations: { list: ACCOUNT_HOLDERS },
  circle_founders: { create: ACCOUNT_HOLDERS, update: ACCOUNT_HOLDERS },
  circle_prayer_paces: { create: ACCOUNT_HOLDERS, update: ACCOUNT_HOLDERS },
  // The rules check an id here before a client may use it.
  tombstones: CLOSED,
  distribution_groups: { get: LEADERSHIP, list: LEADERSHIP, update: LEADERSHIP },
  distribution_methods: { get: LEADERSHIP, list: LEADERSHIP, update: LEADERSHIP },
  distribution_memberships: { get: LEADERSHIP, list: LEADERSHIP, create: LEADERSHIP, delete: LEADERSHIP },
  // Only deliveries that were given up.
  deliveries: { get: LEADERSHIP, list: LEADERSHIP },
  staff_directory: CLOSED,
  notification_paces: CLOSED,
  mail_opt_outs: CLOSED,
  mail_confirmations: CLOSED,
  rate_limits: CLOSED,
  migrations: CLOSED,
  // Checked by the Storage rules.
  upload_tickets: CLOSED,
  // This describes `settings/reminders`. Some others, such as those for safety and prayer sessions, can be read by
  // everyone.
  settings: { get: STAFF, create: LEADERSHIP, update: LEADERSHIP },
  // Functions do the counting. Leadership reads only the sums.
  insight_months: { get: LEADERSHIP, list: LEADERSHIP },
  insight_team: { get: LEADERSHIP, list: LEADERSHIP },
  counted_requests: CLOSED,
  counted_posts: CLOSED,
  // Functions run the imports. Leadership follows their progress.
  imports: { get: LEADERSHIP, list: LEADERSHIP },
  import_chunks: CLOSED,
  // Functions start and build exports.
  exports: { get: LEADERSHIP, list: LEADERSHIP },
};

/** The Storage folders that clients can reach. */
export type FileFolder = 'prayer-audio' | 'daily-content' | 'logos' | 'exports';

/**
 * The same for files. Reading a recording requires access to its request, and creating one requires a ticket. Daily
 * content files belong to an item of the feed.
 */
export const FILE_ACCESS: Record<FileFolder, Grants> = {
  'prayer-audio': { get: STAFF, create: CALLERS },
  'daily-content': { get: CALLERS, create: LEADERSHIP, delete: LEADERSHIP },
  // Stored by a function, which also serves them to everyone.
  logos: CLOSED,
  // Available for a day. Each download must be logged first.
  exports: { get: LEADERSHIP },
};
