import type { Language } from '@prayer-community/domain/language';
import type { PrayerRequest } from '@prayer-community/domain/prayer-request/prayer-request';
import { effectiveUrgency, type Urgent } from '@prayer-community/domain/safety/effective-urgency';
import { countedMailText, mailText } from '@prayer-community/domain/texts/mail-text';
import type { MailText } from '@prayer-community/domain/texts/texts';

/** Of a request, what a message may tell: never its words, nor who asked. */
export type MessageRequest = Urgent & Pick<PrayerRequest<unknown>, 'submission_type'>;

export type RequestTemplate =
  | 'new_request'
  | 'need_alert'
  | 'unassigned_reminder'
  | 'escalation'
  | 'returned'
  | 'assigned'
  | 'requester_answered'
  | 'reply_review';

/** What a message about a request says. */
export interface MessageWords {
  title: string;
  body: string;
}

const TITLES = {
  new_request: 'New prayer request',
  need_alert: 'Someone may need help now',
  unassigned_reminder: 'A prayer request is still waiting',
  escalation: 'A prayer request is overdue',
  returned: 'A prayer request was returned to the team',
  assigned: 'A prayer request was assigned to you',
  requester_answered: 'A requester answered your reply',
  reply_review: 'A reply is waiting for your review',
} as const satisfies Record<RequestTemplate, MailText>;

const TYPES = {
  prayer_team: 'for the prayer team',
  confidential: 'confidential',
} as const satisfies Record<MessageRequest['submission_type'], string>;

/** The words of a message about several new requests. */
export function summaryWords(count: number, language: Language): MessageWords {
  return {
    title: countedMailText(language, count, '{count} new prayer request', '{count} new prayer requests'),
    body: mailText(language, 'They came within five minutes, and nobody is assigned yet.'),
  };
}

/** The words of a message about a request. */
export function wordsOf(
  template: RequestTemplate,
  request: MessageRequest,
  language: Language,
): MessageWords {
  return {
    title: mailText(language, TITLES[template]),
    body: mailText(language, `Urgency ${effectiveUrgency(request)}, ${TYPES[request.submission_type]}.`),
  };
}
