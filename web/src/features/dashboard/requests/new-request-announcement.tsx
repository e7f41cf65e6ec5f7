import { VisuallyHidden } from '../../../ui/form/visually-hidden.tsx';
import type { RequestList } from './request-list.ts';
import { useClockAhead } from './use-clock-ahead.ts';
import { useNewRequestAnnouncement } from './use-new-request-announcement.ts';

/**
 * Says to screen readers that requests have come in.
 * @param of names the list; another one starts over
 */
export function NewRequestAnnouncement({ of, list }: { of: string; list: RequestList }) {
  const announcement = useNewRequestAnnouncement(of, list, useClockAhead());
  return (
    <VisuallyHidden role="status">
      <span key={announcement.turn}>{announcement.text}</span>
    </VisuallyHidden>
  );
}
