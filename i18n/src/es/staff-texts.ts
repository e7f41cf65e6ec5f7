import { CHURCH_EXPORT } from './church-export.ts';
import { CONTENT_ADMIN } from './content-admin.ts';
import { DASHBOARD } from './dashboard.ts';
import { DISTRIBUTION } from './distribution.ts';
import { IDENTITY } from './identity.ts';
import { IMPORT } from './import.ts';
import { INSIGHTS } from './insights.ts';
import { MODERATION } from './moderation.ts';
import { PHONE_INTAKE } from './phone-intake.ts';
import { REPLIES } from './replies.ts';
import { REQUEST_CARD } from './request-card.ts';
import { SET_UP } from './set-up.ts';
import { SETTINGS } from './settings.ts';
import { SITE_SETTINGS } from './site-settings.ts';
import { STAFF_SESSION } from './staff-session.ts';
import { TEAM } from './team.ts';
import { TEAM_HELP } from './team-help.ts';
import { USER_MANAGEMENT } from './user-management.ts';

/** Texts that only staff read. */
export const STAFF_TEXTS = {
  ...STAFF_SESSION,
  ...SET_UP,
  ...DASHBOARD,
  ...REQUEST_CARD,
  ...REPLIES,
  ...TEAM,
  ...PHONE_INTAKE,
  ...USER_MANAGEMENT,
  ...DISTRIBUTION,
  ...SETTINGS,
  ...SITE_SETTINGS,
  ...IDENTITY,
  ...MODERATION,
  ...IMPORT,
  ...INSIGHTS,
  ...CONTENT_ADMIN,
  ...CHURCH_EXPORT,
  ...TEAM_HELP,
};
