import { type Message, message } from '@prayer-community/i18n/text';
import type { Toast } from '../../ui/toast/toast.ts';
import { LONG_TOAST_MS } from '../../ui/toast/toast-durations.ts';

export const ADMIN_TOASTS = {
  created: success(message('Content created successfully')),
  notCreated: failure(message('Failed to create content')),
  uploadCanceled: {
    title: message('Upload canceled'),
    text: message('The item wasn’t created. Your text and the file stay in this form.'),
    kind: 'success',
  },
  published: success(message('Content published successfully')),
  unpublished: success(message('Content unpublished successfully')),
  edited: success(message('Content updated successfully')),
  notEdited: failure(message('Failed to update content')),
  changedByOther: {
    ...failure(
      message(
        'Someone else changed this item, so your text was not saved. Copy it, then open the item again.',
      ),
    ),
    durationMs: LONG_TOAST_MS,
  },
  notChanged: failure(message('Failed to update publish status')),
  deleted: success(message('Content deleted successfully')),
  notDeleted: failure(message('Failed to delete content')),
  onlyUnpublished: failure(message('Failed to delete content. It is a draft now.')),
  notFetched: failure(message('Failed to fetch content')),
  accessDenied: failure(message('Access denied. Leadership role required.')),
} as const;

export function fileRefused(reason: string): Toast {
  return { title: message('Error'), text: reason, kind: 'failure' };
}

function success(text: Message) {
  return { title: message('Success'), text, kind: 'success' } satisfies Toast;
}

function failure(text: Message) {
  return { title: message('Error'), text, kind: 'failure' } satisfies Toast;
}
