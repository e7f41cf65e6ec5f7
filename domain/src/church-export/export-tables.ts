import type { WholeReadmeText } from '@prayer-community/i18n/texts';
import type { BeliefWallPost } from '../belief-wall/belief-wall-post.ts';
import type { DailyContent } from '../daily-content/daily-content.ts';
import type { DistributionMembership } from '../distribution/distribution.ts';
import type { CirclePrayer } from '../prayer-circles/circle-prayer.ts';
import type { CircleMember, PrayerCircle } from '../prayer-circles/prayer-circle.ts';
import type { RequestNote } from '../prayer-request/request-note.ts';
import type { Reply } from '../replies/reply.ts';
import type { Profile } from '../staff/profile.ts';
import type { ExportedAccount } from './archive-format.ts';
import type { ColumnText, ExportTable } from './export-table.ts';
import { REQUEST_COLUMNS } from './request-columns.ts';

/** The readme text of each field. A field that is added to an entity needs an entry here. */
export type ColumnsOf<Entity> = { id: WholeReadmeText } & { [Field in keyof Required<Entity>]: ColumnText };
type BelowRequest = { request_id: WholeReadmeText };
type BelowCircle = { circle_id: WholeReadmeText };

const peopleColumns: ColumnsOf<Profile<Date>> = {
  id: 'Id of the account',
  user_id: null,
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email address',
  username: 'Username for signing in',
  phone: 'Phone number',
  role: 'prayer_team or leadership',
  status: 'available or unavailable',
  created_at: 'When they were added',
  unavailable_start_date: 'Away from (date and time in UTC)',
  unavailable_end_date: 'Away until (date and time in UTC)',
  notification_preferences: {
    newRequests: 'Whether they are notified of new requests',
    reminders: 'Whether they get reminders',
  },
  languages: 'Languages in which they pray',
  hears_confidential: null,
  session_hours: null,
  ended_sessions: null,
  sessions_ended_at: null,
  has_seen_tour: null,
};

const accountColumns: { [Field in keyof ExportedAccount]: ColumnText } = {
  uid: 'Id of the account; without an address it is a visitor’s device',
  email: 'Email address',
  emailVerified: 'Whether the address was confirmed',
  displayName: 'Name on the account',
  phoneNumber: 'Phone number on the account',
  disabled: 'Whether the account is blocked',
  customClaims: null,
};

const noteColumns: ColumnsOf<RequestNote<Date>> & BelowRequest = {
  id: 'Id of the note',
  request_id: 'The request it belongs to',
  note_text: 'The note',
  created_by: 'Who wrote it: an id from people.csv',
  created_at: 'When it was posted',
};

const replyColumns: ColumnsOf<Reply<Date>> & BelowRequest = {
  id: 'Id of the reply',
  request_id: 'The request it answers',
  reply_text: 'The reply',
  state: 'awaiting_review, sent or withdrawn',
  created_by: 'Who wrote it: an id from people.csv',
  created_at: 'When it was written',
  sent_at: 'When it was sent',
  reviewed_by: 'Who reviewed it: an id from people.csv',
};

const postColumns: ColumnsOf<BeliefWallPost<Date>> = {
  id: 'Id of the post',
  content: 'The post',
  author_name: 'Name that is shown',
  is_anonymous: 'Whether it is shown without a name',
  is_approved: 'Whether it is on the wall',
  is_hidden: 'Whether it was taken off the wall',
  is_answered: 'Whether it was marked as answered',
  prayer_count: 'How many prayers it had',
  testimony: 'How the prayer was answered',
  created_at: 'When it was posted',
  last_decision_id: null,
  named_people: 'Whether the people it names agreed',
};

const circleColumns: ColumnsOf<PrayerCircle<Date>> = {
  id: 'Id of the circle',
  name: 'Name',
  description: 'Description',
  topic: 'Topic',
  created_by: 'Who opened it: an id from accounts.csv',
  created_at: 'When it was opened',
  member_count: 'How many members it has',
};

const circleMemberColumns: ColumnsOf<CircleMember<Date>> = {
  id: 'Id of the account: see accounts.csv',
  circle_id: 'The circle',
  user_id: null,
  display_name: 'Name in the circle',
  is_leader: 'Whether they lead it',
  joined_at: 'When they joined',
};

const circlePrayerColumns: ColumnsOf<CirclePrayer<Date>> & BelowCircle = {
  id: 'Id of the prayer',
  circle_id: 'The circle it was shared in',
  prayer_text: 'The prayer',
  created_by: 'Who shared it: an id from accounts.csv',
  created_at: 'When it was shared',
  prayed_by: 'Who prayed for it: ids from accounts.csv',
  is_answered: 'Whether it was marked as answered',
};

const contentColumns: ColumnsOf<DailyContent<Date>> = {
  id: 'Id of the item',
  title: 'Title',
  content: 'Text',
  content_type: 'Kind of content',
  topic: 'Topic',
  scripture_reference: 'Scripture reference',
  publish_date: 'When it first appears',
  is_published: 'Whether it was published',
  is_in_feed: 'Whether the feed shows it',
  file_url: null,
  file_path: 'Its file, in files/',
  file_type: 'Type of that file',
  image_description: 'Description of that image',
  created_at: 'When it was written',
};

const listColumns: ColumnsOf<DistributionMembership<Date>> = {
  id: 'Id of the membership',
  method_id: 'The list: its group, and how its members are notified',
  user_id: 'Who is on it: an id from people.csv',
  is_manual: 'Whether a leader added them; otherwise their role did',
  added_by: 'Who added them: an id from people.csv',
  created_at: 'When they were added',
};

export const EXPORT_TABLES: readonly ExportTable[] = [
  { name: 'requests', rowsOf: 'prayer_requests', says: 'One prayer request', columns: REQUEST_COLUMNS },
  { name: 'notes', rowsOf: 'prayer_requests/notes', says: 'One note of the team', columns: noteColumns },
  {
    name: 'replies',
    rowsOf: 'prayer_requests/replies',
    says: 'One reply to a requester',
    columns: replyColumns,
  },
  { name: 'posts', rowsOf: 'belief_wall_posts', says: 'One post of the Belief Wall', columns: postColumns },
  { name: 'circles', rowsOf: 'prayer_circles', says: 'One prayer circle', columns: circleColumns },
  {
    name: 'circle-members',
    rowsOf: 'prayer_circles/members',
    says: 'One member of one circle',
    columns: circleMemberColumns,
  },
  {
    name: 'circle-prayers',
    rowsOf: 'prayer_circles/prayers',
    says: 'One prayer shared in a circle',
    columns: circlePrayerColumns,
  },
  { name: 'content', rowsOf: 'daily_content', says: 'One item of daily content', columns: contentColumns },
  {
    name: 'lists',
    rowsOf: 'distribution_memberships',
    says: 'One member on one distribution list',
    columns: listColumns,
  },
  { name: 'people', rowsOf: 'profiles', says: 'One member of the staff', columns: peopleColumns },
  { name: 'accounts', rowsOf: 'accounts', says: 'One account that signs in', columns: accountColumns },
];
