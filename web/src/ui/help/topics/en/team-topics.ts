import type { HelpText, LeadershipTopic, StaffTopic } from '../../help-topic.ts';
import { ALL_REQUESTS } from './all-requests.ts';
import { COMMUNICATION } from './communication.ts';
import { EXPORTING } from './exporting.ts';
import { IMPORTING } from './importing.ts';
import { INSIGHTS } from './insights.ts';
import { MODERATION } from './moderation.ts';
import { MY_SETTINGS } from './my-settings.ts';
import { ONE_REQUEST } from './one-request.ts';
import { PHONE_CALL } from './phone-call.ts';
import { POSTER } from './poster.ts';
import { PUBLISHING } from './publishing.ts';
import { SET_UP } from './set-up.ts';
import { SETTINGS } from './settings.ts';
import { TEAM_MEMBERS } from './team-members.ts';
import { TODAY } from './today.ts';

/** Help for staff, in addition to `VISITOR_HELP`. */
export const TEAM_HELP: Readonly<Record<LeadershipTopic | StaffTopic, HelpText>> = {
  today: TODAY,
  'all-requests': ALL_REQUESTS,
  'one-request': ONE_REQUEST,
  'my-settings': MY_SETTINGS,
  'phone-call': PHONE_CALL,
  poster: POSTER,
  'team-members': TEAM_MEMBERS,
  communication: COMMUNICATION,
  moderation: MODERATION,
  publishing: PUBLISHING,
  insights: INSIGHTS,
  settings: SETTINGS,
  'set-up': SET_UP,
  importing: IMPORTING,
  exporting: EXPORTING,
};
