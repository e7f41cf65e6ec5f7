import { counted, t } from '@prayer-community/i18n/text';

/** Describes how long requests are retained. 0 days means no limit, undefined means not known. */
export function retentionText(retentionDays: number | undefined): string {
  if (retentionDays === undefined) {
    return t('Our leaders decide how long to keep a closed request.');
  }
  if (retentionDays === 0) {
    return t('We keep requests indefinitely.');
  }
  return counted(
    retentionDays,
    'A day after a request is closed, and after the last message about it, we delete its words, its post on the wall, its recording, our notes and replies, and the contact details.',
    '{count} days after a request is closed, and after the last message about it, we delete its words, its post on the wall, its recording, our notes and replies, and the contact details.',
  );
}
