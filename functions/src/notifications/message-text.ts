import type { RequestTemplate } from '@prayer-community/domain/delivery/request-notification';
import { effectiveUrgency, type Urgent } from '@prayer-community/domain/prayer-request/effective-urgency';
import type { PrayerRequest } from '@prayer-community/domain/prayer-request/prayer-request';
import type { Language } from '@prayer-community/i18n/language';
import { countedMailText, mailText } from '@prayer-community/i18n/mail-text';
import type { CountedMailText, MailText } from '@prayer-community/i18n/texts';
import type { CrisisSource } from '../messaging/crisis-mail-limit.ts';

/** The fields of a request that a message may show. Never its text or requester. */
type MessageRequest = Urgent & Pick<PrayerRequest<unknown>, 'submission_type'>;

export interface MessageText {
  title: string;
  body: string;
  /** Asks the reader of its email to sign in, because the email includes no private text. */
  signInText: string;
  /** The label of its link. The default is the dashboard's. */
  linkLabel?: string;
  /** Why the reader receives it, for the footer of an email. */
  reason: string;
}

const TITLES = {
  new_request: 'There is a new prayer request',
  need_alert: 'Someone may need help now',
  unassigned_reminder: 'A prayer request is still waiting',
  escalation: 'A prayer request is overdue',
  returned: 'A prayer request was returned to the team',
  assigned: 'A prayer request was assigned to you',
  requester_answered: 'A requester wrote to us',
  reply_review: 'A reply is waiting for your review',
} as const satisfies Record<RequestTemplate, MailText>;

const SUMMARY_TITLES = {
  unassigned_reminder: '{count} prayer requests are still waiting',
  escalation: '{count} prayer requests are overdue',
  returned: '{count} prayer requests were returned to the team',
} as const satisfies Partial<Record<RequestTemplate, CountedMailText>>;

/** Messages that may be about several requests. */
export type SummaryTemplate = keyof typeof SUMMARY_TITLES;

const ON_LIST = 'You’re receiving this email because you’re on a distribution list of your community.';
const IS_LEADER = 'You’re receiving this email because you’re a leader of your community.';
const IS_INVOLVED =
  'You’re receiving this email because the request is or was assigned to you, you replied to it, or you’re a leader.';

const REASONS = {
  new_request: ON_LIST,
  need_alert: IS_LEADER,
  unassigned_reminder: ON_LIST,
  escalation: IS_LEADER,
  returned: 'You’re receiving this email because you’re a leader, or the request was assigned to you.',
  assigned: IS_INVOLVED,
  requester_answered: IS_INVOLVED,
  reply_review: IS_LEADER,
} as const satisfies Record<RequestTemplate, MailText>;

const URGENCIES = { low: 'Low urgency', medium: 'Medium urgency', high: 'High urgency' } as const;

const TYPES = {
  prayer_team: 'for the prayer team',
  confidential: 'confidential',
} as const satisfies Record<MessageRequest['submission_type'], string>;

export function summaryText(count: number, language: Language): MessageText {
  return {
    title: countedMailText(
      language,
      count,
      'There is {count} new prayer request',
      'There are {count} new prayer requests',
    ),
    body: countedMailText(language, count, 'It isn’t assigned yet.', 'None of them is assigned yet.'),
    signInText: signInToRequests(count, language),
    reason: mailText(language, ON_LIST),
  };
}

export function messageTextOf(
  template: RequestTemplate,
  request: MessageRequest,
  language: Language,
): MessageText {
  return {
    title: mailText(language, TITLES[template]),
    body: mailText(language, `${URGENCIES[effectiveUrgency(request)]}, ${TYPES[request.submission_type]}.`),
    signInText: signInToRequests(1, language),
    reason: mailText(language, REASONS[template]),
  };
}

export function wallAlertText(language: Language): MessageText {
  return {
    title: mailText(language, TITLES.need_alert),
    body: mailText(language, 'A post on the Belief Wall shows signs of a crisis.'),
    signInText: mailText(language, 'Please sign in to read it.'),
    linkLabel: mailText(language, 'Open moderation'),
    reason: mailText(language, IS_LEADER),
  };
}

/** Adds to the text of an alert that other requests with crisis signs follow without one. */
export function withCrisisLimit(text: MessageText, language: Language): MessageText {
  const notice = mailText(
    language,
    'Many requests with crisis signs are arriving. For the next few minutes not all of them are announced, so please watch the dashboard.',
  );
  return { ...text, body: `${text.body} ${notice}` };
}

const CRISIS_MAIL_LIMITS = {
  updates:
    'Many updates with crisis signs are arriving. For up to an hour others are announced only by push notification, so please watch the dashboard.',
  posts:
    'Many posts with crisis signs are arriving. For up to an hour others are announced only by push notification, so please watch Moderation.',
} as const satisfies Record<CrisisSource, MailText>;

/** Adds to the email of an alert that others of its kind follow without one. */
export function withCrisisMailLimit(
  text: MessageText,
  source: CrisisSource,
  language: Language,
): MessageText {
  return { ...text, body: `${text.body} ${mailText(language, CRISIS_MAIL_LIMITS[source])}` };
}

/** Like `messageTextOf`, for several requests. */
export function groupedMessageText(
  template: SummaryTemplate,
  requests: readonly MessageRequest[],
  language: Language,
): MessageText {
  const count = requests.length;
  const urgent = requests.filter((request) => effectiveUrgency(request) === 'high').length;
  return {
    title: countedMailText(language, count, TITLES[template], SUMMARY_TITLES[template]),
    body:
      urgent === 0
        ? mailText(language, 'None of them is urgent.')
        : countedMailText(language, urgent, '{count} of them is urgent.', '{count} of them are urgent.'),
    signInText: signInToRequests(count, language),
    reason: mailText(language, REASONS[template]),
  };
}

function signInToRequests(count: number, language: Language): string {
  return countedMailText(
    language,
    count,
    'For privacy, the request isn’t included. Please sign in to read it.',
    'For privacy, the requests aren’t included. Please sign in to read them.',
  );
}
