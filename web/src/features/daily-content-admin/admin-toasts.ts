import { text as say } from '@prayer-community/domain/texts/text';
import type { Toast } from '../../ui/toast/toast.ts';

/** Section 8 of the specification, and those for an edit. */
export const ADMIN_TOASTS = {
  created: success(say('Content created successfully')),
  notCreated: failure(say('Failed to create content')),
  published: success(say('Content published successfully')),
  unpublished: success(say('Content unpublished successfully')),
  edited: success(say('Content updated successfully')),
  notEdited: failure(say('Failed to update content')),
  notChanged: failure(say('Failed to update publish status')),
  deleted: success(say('Content deleted successfully')),
  notDeleted: failure(say('Failed to delete content')),
  notFetched: failure(say('Failed to fetch content')),
  accessDenied: failure(say('Access denied. Leadership role required.')),
} as const;

/** A file that may not be uploaded, with the reason. */
export function fileRefused(reason: string): Toast {
  return failure(reason);
}

function success(text: string): Toast {
  return { title: say('Success'), text, kind: 'success' };
}

function failure(text: string): Toast {
  return { title: say('Error'), text, kind: 'failure' };
}
