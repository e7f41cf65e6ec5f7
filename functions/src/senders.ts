import { announceContent } from './daily-content/announce-content.ts';
import type { Senders } from './messaging/sender.ts';
import { tellOfNewRequests } from './notifications/tell-of-new-requests.ts';
import { tellOfRequest } from './notifications/tell-of-request.ts';
import { mailRecovery } from './password-recovery/mail-recovery.ts';
import { mailInvitation } from './prayer-circles/mail-invitation.ts';
import { mailPrayerNotice } from './prayer-notices/mail-prayer-notice.ts';
import { tellOfReply } from './replies/tell-of-reply.ts';
import { mailStatusLink } from './status-page/mail-status-link.ts';
import { mailEmailChanged } from './team-members/mail-email-changed.ts';
import { mailWelcome } from './team-members/mail-welcome.ts';

/** Which capability makes the words of which message. */
export const SENDERS: Senders = {
  welcome: mailWelcome,
  recovery: mailRecovery,
  email_changed: mailEmailChanged,
  new_request: tellOfRequest('new_request'),
  new_requests: tellOfNewRequests,
  need_alert: tellOfRequest('need_alert'),
  unassigned_reminder: tellOfRequest('unassigned_reminder'),
  escalation: tellOfRequest('escalation'),
  returned: tellOfRequest('returned'),
  assigned: tellOfRequest('assigned'),
  daily_content: announceContent,
  invitation: mailInvitation,
  requester_answered: tellOfRequest('requester_answered'),
  reply_review: tellOfRequest('reply_review'),
  reply: tellOfReply,
  status_link: mailStatusLink,
  prayer_notice: mailPrayerNotice,
};
