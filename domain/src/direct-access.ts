import type {
  CIRCLE_SUBCOLLECTIONS,
  COLLECTIONS,
  POST_SUBCOLLECTIONS,
  REQUEST_SUBCOLLECTIONS,
} from './collections.ts';

/** Everyone who accesses the database or the file store directly, without a function. */
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

/** Every kind of document, a subcollection's with that of its parent. */
export type DocumentKind =
  | (typeof COLLECTIONS)[keyof typeof COLLECTIONS]
  | RequestSubcollection
  | PostSubcollection
  | CircleSubcollection;

type Grants = Partial<Record<Operation, readonly Caller[]>>;

const STAFF = ['prayer_team', 'leadership'] as const;
/** Who proved an address, whatever circles they belong to. */
const MEMBERS = ['member', 'invited', 'circle_leader', 'prayer_team', 'leadership'] as const;
/** Who belongs to the circle: the invited do not yet. */
const INSIDE = ['member', 'circle_leader', 'prayer_team', 'leadership'] as const;
const LEADERSHIP = ['leadership'] as const;
/** With any account at all, an anonymous one included. */
const SIGNED_IN = CALLERS.filter((caller) => caller !== 'visitor');
const CLOSED: Grants = {};

/**
 * Whom the rules let do what, in the best case: an active request, one's own profile, a valid write.
 * What is not listed here is refused. Finer conditions are in the rules' tests.
 */
export const DOCUMENT_ACCESS: Record<DocumentKind, Grants> = {
  prayer_requests: { get: STAFF, list: STAFF, update: STAFF },
  'prayer_requests/notes': { get: STAFF, list: STAFF, create: STAFF },
  // Leadership sends or withdraws one that waits for it.
  'prayer_requests/replies': { get: STAFF, list: STAFF, create: STAFF, update: STAFF },
  'prayer_requests/history': { get: STAFF, list: STAFF },
  // One's own, in a session of prayer.
  'prayer_requests/prayers': { create: STAFF, update: STAFF },
  // By a key that only its holder knows; functions alone look it up.
  status_links: CLOSED,
  prayer_notices: CLOSED,
  profiles: { get: STAFF, list: STAFF, update: STAFF },
  // Of one request that they may read; one's own to write.
  presence: { list: STAFF, create: STAFF, update: STAFF },
  belief_wall_posts: { get: CALLERS, list: CALLERS, update: SIGNED_IN },
  'belief_wall_posts/history': { get: LEADERSHIP, list: LEADERSHIP, create: LEADERSHIP },
  belief_wall_reactions: { create: SIGNED_IN, update: SIGNED_IN },
  belief_wall_reports: { get: LEADERSHIP, list: LEADERSHIP, update: LEADERSHIP },
  // Nobody learns who posted; the rules look it up.
  belief_wall_post_authors: CLOSED,
  belief_wall_answer_paces: { create: SIGNED_IN, update: SIGNED_IN },
  // Everybody who asks for what the feed shows; drafts are leadership's.
  daily_content: { get: CALLERS, list: CALLERS, create: LEADERSHIP, update: LEADERSHIP, delete: LEADERSHIP },
  daily_content_files: CLOSED,
  usernames: CLOSED,
  sign_in_challenges: CLOSED,
  email_changes: CLOSED,
  password_reset_requests: CLOSED,
  push_subscriptions: CLOSED,
  // Leadership lists them to remove one.
  prayer_circles: { get: INSIDE, list: LEADERSHIP, create: MEMBERS },
  'prayer_circles/members': { get: INSIDE, list: INSIDE, create: MEMBERS },
  'prayer_circles/prayers': { get: INSIDE, list: INSIDE, create: INSIDE, update: INSIDE, delete: INSIDE },
  // An open one, by the address that it was sent to.
  circle_invitations: { list: MEMBERS },
  circle_founders: { create: MEMBERS, update: MEMBERS },
  circle_prayer_paces: { create: MEMBERS, update: MEMBERS },
  // The rules look an id up before they let a client use it.
  tombstones: CLOSED,
  distribution_groups: { get: LEADERSHIP, list: LEADERSHIP, update: LEADERSHIP },
  distribution_methods: { get: LEADERSHIP, list: LEADERSHIP, update: LEADERSHIP },
  distribution_memberships: { get: LEADERSHIP, list: LEADERSHIP, create: LEADERSHIP, delete: LEADERSHIP },
  // Those that were given up.
  deliveries: { get: LEADERSHIP, list: LEADERSHIP },
  staff_directory: CLOSED,
  notification_paces: CLOSED,
  mail_opt_outs: CLOSED,
  mail_confirmations: CLOSED,
  rate_limits: CLOSED,
  migrations: CLOSED,
  // The rules of the file store look for one.
  upload_tickets: CLOSED,
  // The reminders': everybody reads those of safety and of sessions, for instance.
  settings: { get: STAFF, create: LEADERSHIP, update: LEADERSHIP },
  // Functions count; leadership reads the sums alone.
  insight_months: { get: LEADERSHIP, list: LEADERSHIP },
  insight_team: { get: LEADERSHIP, list: LEADERSHIP },
  counted_requests: CLOSED,
  counted_posts: CLOSED,
  // Functions import; leadership follows how far they are.
  imports: { get: LEADERSHIP, list: LEADERSHIP },
  import_chunks: CLOSED,
  // Functions start and build them.
  exports: { get: LEADERSHIP, list: LEADERSHIP },
};

/** The folders of the file store that clients reach. */
export type FileFolder = 'prayer-audio' | 'daily-content' | 'logos' | 'exports';

/** The same for files; a recording's `get` is that of its request, its `create` needs a ticket, other files belong to an item of the feed. */
export const FILE_ACCESS: Record<FileFolder, Grants> = {
  'prayer-audio': { get: STAFF, create: CALLERS },
  'daily-content': { get: CALLERS, create: LEADERSHIP, delete: LEADERSHIP },
  // A function stores them, and serves them to everybody.
  logos: CLOSED,
  // For a day, each download once it is logged.
  exports: { get: LEADERSHIP },
};
