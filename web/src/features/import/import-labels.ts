import { UNCONFIRMED_MAIL_DAYS } from '@prayer-community/domain/delivery/mail-limit';
import type { ImportKind } from '@prayer-community/domain/import/import-kind';
import { counted, type Message, message, t } from '@prayer-community/i18n/text';

export const KIND_LABELS: Readonly<Record<ImportKind, Message>> = {
  requests: message('Prayer requests'),
  people: message('Prayer team members'),
  groups: message('Prayer circles'),
};

export const KIND_NOTES: Readonly<Record<ImportKind, Message>> = {
  requests: message('Nobody is notified, and nothing goes on the Belief Wall.'),
  people: message('Each person joins the prayer team and gets a welcome email. Nobody becomes a leader.'),
  groups: message('Each group becomes a prayer circle that you lead. Its members are invited by email.'),
};

/** A count with its noun, for buttons and sentences. */
export const COUNTED_KINDS: Readonly<Record<ImportKind, (count: number) => string>> = {
  requests: (count) => counted(count, '{count} prayer request', '{count} prayer requests'),
  people: (count) => counted(count, '{count} person', '{count} people'),
  groups: (count) => counted(count, '{count} prayer circle', '{count} prayer circles'),
};

/** What an undo keeps, and what becomes of the emails. Asked before it. */
export const UNDO_NOTES: Readonly<Record<ImportKind, () => string>> = {
  requests: () => t('We keep those your team has worked on.'),
  people: () =>
    t(
      'We keep those who have signed in, became leaders or have open requests. The links in the other welcome emails stop working.',
    ),
  groups: () =>
    t(
      'We keep those that somebody joined or shared a prayer in. The invitations to the others stop working. If you import them again, some people get no email for {days} days, and find the invitation after signing in.',
      { days: UNCONFIRMED_MAIL_DAYS },
    ),
};

export const RETAINED_NOTES: Readonly<Record<ImportKind, (count: number) => string>> = {
  requests: (count) =>
    counted(
      count,
      '{count} was kept because your team has worked on it.',
      '{count} were kept because your team has worked on them.',
    ),
  people: (count) =>
    counted(
      count,
      '{count} was kept because this person has signed in or has a request.',
      '{count} were kept because they have signed in or have requests.',
    ),
  groups: (count) =>
    counted(
      count,
      '{count} was kept because somebody joined or shared a prayer.',
      '{count} were kept because somebody joined or shared a prayer.',
    ),
};
