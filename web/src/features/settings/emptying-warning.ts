import { counted } from '@prayer-community/i18n/text';

/** Says what a shorter retention deletes soon. */
export function emptyingWarning(retentionDays: number): string {
  return counted(
    retentionDays,
    'Within a day, requests closed more than 1 day ago lose their text, name, contact details, recording, notes, replies and post on the wall. A more recent message to or from the requester delays this. This cannot be undone.',
    'Within a day, requests closed more than {count} days ago lose their text, name, contact details, recording, notes, replies and post on the wall. A more recent message to or from the requester delays this. This cannot be undone.',
  );
}
