import { type Message, message } from '@prayer-community/i18n/text';
import { errorToast } from '../../ui/toast/error-toast.ts';
import { successToast } from '../../ui/toast/success-toast.ts';
import type { Toast } from '../../ui/toast/toast.ts';
import { LONG_TOAST_MS } from '../../ui/toast/toast-durations.ts';

export const ADMIN_TOASTS = {
  created: success(message('Content created successfully')),
  notCreated: errorToast(message('Failed to create content')),
  uploadCanceled: successToast(
    message('Upload canceled'),
    message('The item wasn’t created. Your text and the file stay in this form.'),
  ),
  published: success(message('Content published successfully')),
  unpublished: success(message('Content unpublished successfully')),
  edited: success(message('Content updated successfully')),
  notEdited: errorToast(message('Failed to update content')),
  changedByOther: {
    ...errorToast(
      message(
        'Someone else changed this item, so your text was not saved. Copy it, then open the item again.',
      ),
    ),
    durationMs: LONG_TOAST_MS,
  },
  notChanged: errorToast(message('Failed to update publish status')),
  deleted: success(message('Content deleted successfully')),
  notDeleted: errorToast(message('Failed to delete content')),
  onlyUnpublished: errorToast(message('Failed to delete content. It is a draft now.')),
  notFetched: errorToast(message('Failed to fetch content')),
  accessDenied: errorToast(message('Access denied. Leadership role required.')),
} as const;

function success(text: Message): Toast {
  return successToast(message('Success'), text);
}
