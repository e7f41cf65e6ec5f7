import type { Toast } from '../../ui/toast/toast.ts';

/** Section 8 of the specification. */
export const ADMIN_TOASTS = {
  created: success('Content created successfully'),
  notCreated: failure('Failed to create content'),
  published: success('Content published successfully'),
  unpublished: success('Content unpublished successfully'),
  notChanged: failure('Failed to update publish status'),
  deleted: success('Content deleted successfully'),
  notDeleted: failure('Failed to delete content'),
  notFetched: failure('Failed to fetch content'),
  accessDenied: failure('Access denied. Leadership role required.'),
} as const;

/** A file that may not be uploaded, with the reason. */
export function fileRefused(reason: string): Toast {
  return failure(reason);
}

function success(text: string): Toast {
  return { title: 'Success', text, kind: 'success' };
}

function failure(text: string): Toast {
  return { title: 'Error', text, kind: 'failure' };
}
