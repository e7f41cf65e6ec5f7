import { VisuallyHidden } from '../../../ui/form/visually-hidden.tsx';
import type { RequestList } from './request-list.ts';
import { useClockAhead } from './use-clock-ahead.ts';
import { useNewRequestAnnouncement } from './use-new-request-announcement.ts';

/**
 * Announces new requests to screen readers.
 * @param of identifies the list. A change starts over.
 */
export function NewRequestAnnouncement({ of, list }: { of: string; list: RequestList }) {
  const announcement = useNewRequestAnnouncement(of, list, useClockAhead());
  return (
    <VisuallyHidden role="status">
      <span key={announcement.turn}>{announcement.text}</span>
    </VisuallyHidden>
  );
}
