import type { WholeReadmeText } from '@prayer-community/i18n/texts';
import type { DocumentKind, FileFolder } from '../direct-access.ts';
import { ERASURES_FOLDER } from '../retention/erasure.ts';

interface LeftOut {
  leftOut: WholeReadmeText;
}

const SHORT_LIVED: LeftOut = { leftOut: 'Temporary data that expires within days.' };

/** Decides which kinds of documents are archived. A new kind needs an entry here. */
export const EXPORTED: Record<DocumentKind, 'exported' | LeftOut> = {
  prayer_requests: 'exported',
  'prayer_requests/notes': 'exported',
  'prayer_requests/replies': 'exported',
  'prayer_requests/history': 'exported',
  'prayer_requests/prayers': 'exported',
  status_links: 'exported',
  prayer_notices: 'exported',
  belief_wall_posts: 'exported',
  'belief_wall_posts/history': 'exported',
  belief_wall_reactions: 'exported',
  belief_wall_reports: 'exported',
  belief_wall_post_authors: 'exported',
  belief_wall_answer_paces: SHORT_LIVED,
  daily_content: 'exported',
  daily_content_files: 'exported',
  profiles: 'exported',
  presence: SHORT_LIVED,
  usernames: 'exported',
  sign_in_challenges: SHORT_LIVED,
  email_changes: SHORT_LIVED,
  password_reset_requests: SHORT_LIVED,
  push_subscriptions: { leftOut: 'A device subscribes to one Firebase project, and to no other.' },
  prayer_circles: 'exported',
  'prayer_circles/members': 'exported',
  'prayer_circles/prayers': 'exported',
  circle_invitations: 'exported',
  circle_founders: 'exported',
  circle_prayer_paces: SHORT_LIVED,
  tombstones: 'exported',
  staff_directory: { leftOut: 'Rebuilt from the profiles.' },
  distribution_groups: 'exported',
  distribution_methods: 'exported',
  distribution_memberships: 'exported',
  deliveries: { leftOut: 'Messages on their way would be sent a second time.' },
  notification_paces: SHORT_LIVED,
  mail_opt_outs: 'exported',
  mail_confirmations: 'exported',
  rate_limits: SHORT_LIVED,
  migrations: 'exported',
  upload_tickets: SHORT_LIVED,
  settings: 'exported',
  insight_months: 'exported',
  insight_team: 'exported',
  counted_requests: 'exported',
  counted_posts: 'exported',
  imports: 'exported',
  import_chunks: 'exported',
  exports: { leftOut: 'The log of exports stays with the archives, where they were made.' },
};

export const EXPORTED_KINDS: readonly DocumentKind[] = Object.keys(EXPORTED)
  .filter((kind): kind is DocumentKind => Object.hasOwn(EXPORTED, kind))
  .filter((kind) => EXPORTED[kind] === 'exported');

export const LEFT_OUT_KINDS: readonly { kind: string; reason: WholeReadmeText }[] = Object.entries(
  EXPORTED,
).flatMap(([kind, fate]) => (fate === 'exported' ? [] : [{ kind, reason: fate.leftOut }]));

/** Decides which folders of files are archived. The erasure ledger is included to keep erased data from coming back. */
const EXPORTED_FOLDERS: Record<FileFolder | typeof ERASURES_FOLDER, boolean> = {
  'prayer-audio': true,
  'daily-content': true,
  logos: true,
  [ERASURES_FOLDER]: true,
  exports: false,
};

export const EXPORTED_FILE_FOLDERS: readonly string[] = Object.entries(EXPORTED_FOLDERS).flatMap(
  ([folder, isInArchive]) => (isInArchive ? [folder] : []),
);
