import type { PrayerRequest } from '@prayer-community/domain/prayer-request';

/** Of a request, what a message may tell: never its words, nor who asked. */
export type ToldRequest = Pick<PrayerRequest<unknown>, 'urgency_level' | 'submission_type'>;

export type RequestTemplate =
  | 'new_request'
  | 'need_alert'
  | 'unassigned_reminder'
  | 'escalation'
  | 'returned'
  | 'assigned';

export type MemberTemplate = RequestTemplate | 'welcome' | 'recovery';

/** What a message about a request says. */
export interface MessageWords {
  title: string;
  body: string;
}

const TITLES: Record<RequestTemplate, string> = {
  new_request: 'New prayer request',
  need_alert: 'Someone may need help now',
  unassigned_reminder: 'A prayer request is still waiting',
  escalation: 'A prayer request has waited too long',
  returned: 'A prayer request went back to the team',
  assigned: 'A prayer request was assigned to you',
};

const TYPES: Record<PrayerRequest<unknown>['submission_type'], string> = {
  prayer_team: 'for the prayer team',
  confidential: 'confidential',
};

/** The words of a message about a request. */
export function wordsOf(template: RequestTemplate, request: ToldRequest): MessageWords {
  return {
    title: TITLES[template],
    body: `Urgency ${request.urgency_level}, ${TYPES[request.submission_type]}.`,
  };
}
