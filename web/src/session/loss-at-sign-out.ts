import { counted, t } from '@prayer-community/i18n/text';
import { pendingWrites } from '../ui/connection/pending-writes.ts';
import { hasCircleDrafts } from './circle-drafts.ts';
import { hasSetUpDrafts } from './set-up-drafts.ts';
import { isStaffSignedIn } from './staff-signed-in.ts';
import { hasTextDrafts } from './text-drafts.ts';

/** Returns what signing out would lose, in words. Null if nothing. */
export function lossAtSignOut(): { title: string; text: string } | null {
  const unsaved = pendingWrites.get();
  if (unsaved > 0) {
    const changes = counted(
      unsaved,
      '1 change is waiting to be sent. If you continue, it will be lost.',
      '{count} changes are waiting to be sent. If you continue, they will be lost.',
    );
    return {
      title: t('Changes Not Sent'),
      text: hasDrafts() ? `${changes} ${t('Text that was typed on this device will be lost too.')}` : changes,
    };
  }
  return hasDrafts()
    ? {
        title: t('Unfinished Text'),
        text: t('Text that was typed on this device has not been sent. If you continue, it will be lost.'),
      }
    : null;
}

function hasDrafts(): boolean {
  // The drafts of staff stay when someone else signs out.
  return (isStaffSignedIn() && (hasTextDrafts() || hasSetUpDrafts())) || hasCircleDrafts();
}
