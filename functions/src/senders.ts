import { announceContent } from './daily-content/announce-content.ts';
import type { Senders } from './messaging/sender.ts';
import { alertOfCrisis } from './notifications/alert-of-crisis.ts';
import { alertOfWallPost } from './notifications/alert-of-wall-post.ts';
import { notifyOfRequest, notifyOfRequests } from './notifications/notify-of-request.ts';
import { summarizeNewRequests } from './notifications/summarize-new-requests.ts';
import { mailRecovery } from './password-recovery/mail-recovery.ts';
import { mailInvitation } from './prayer-circles/mail-invitation.ts';
import { mailPrayerNotice } from './prayer-notices/mail-prayer-notice.ts';
import { notifyOfReply } from './replies/notify-of-reply.ts';
import { mailStatusLink } from './status-page/mail-status-link.ts';
import { mailEmailChanged } from './team-members/mail-email-changed.ts';
import { mailWelcome } from './team-members/mail-welcome.ts';

export const SENDERS: Senders = {
  welcome: mailWelcome,
  recovery: mailRecovery,
  email_changed: mailEmailChanged,
  new_request: notifyOfRequest('new_request'),
  new_requests: summarizeNewRequests,
  need_alert: alertOfCrisis,
  wall_alert: alertOfWallPost,
  unassigned_reminder: notifyOfRequests('unassigned_reminder'),
  escalation: notifyOfRequests('escalation'),
  returned: notifyOfRequests('returned'),
  assigned: notifyOfRequest('assigned'),
  daily_content: announceContent,
  invitation: mailInvitation,
  requester_answered: notifyOfRequest('requester_answered'),
  reply_review: notifyOfRequest('reply_review'),
  reply: notifyOfReply,
  status_link: mailStatusLink,
  prayer_notice: mailPrayerNotice,
};
