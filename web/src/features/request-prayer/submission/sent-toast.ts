import { message, t } from '@prayer-community/i18n/text';
import { statusPath } from '../../../config/paths.ts';
import { successToast } from '../../../ui/toast/success-toast.ts';
import { showToast, type Toast } from '../../../ui/toast/toast.ts';
import { DRAFT_KEY } from '../draft/draft-storage.ts';
import type { SentRequest } from '../status-link/sent-request.ts';

export const SUBMITTED: Toast = successToast(
  message('Prayer Request Submitted'),
  message('Your prayer request has been submitted successfully.'),
);

export const SENT_WITHOUT_RECORDING: Toast = {
  title: message('Audio Upload Error'),
  text: message('There was an error uploading your audio. The text portion will still be submitted.'),
  kind: 'failure',
};

/**
 * Tells visitors who have left the form that it was sent.
 * @param draft the text of the draft that was removed. A form that shows it makes way for a new one. Null if none was
 */
export async function reportSent(sent: SentRequest | null, draft: string | null): Promise<void> {
  if (draft !== null) {
    // A browser tells only the other tabs.
    window.dispatchEvent(new StorageEvent('storage', { key: DRAFT_KEY, oldValue: draft }));
  }
  await showToast(sentToast(sent));
}

/** Returns the toast for visitors on another screen. It stays until closed, because only it shows the private link. */
export function sentToast(sent: SentRequest | null): Toast {
  if (sent === null) {
    return SUBMITTED;
  }
  const onPress = () => window.location.assign(statusPath(sent.statusKey));
  return {
    ...SUBMITTED,
    action: { label: t('Follow Your Request'), onPress },
    durationMs: Number.POSITIVE_INFINITY,
  };
}
