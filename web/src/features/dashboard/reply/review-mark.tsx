import { text } from '@prayer-community/domain/texts/text';
import { Badge } from '../../../ui/badge/badge.tsx';
import { useDashboard } from '../dashboard-context.ts';
import type { StaffRequest } from '../requests/staff-request.ts';

/** Tells a leader in a list that a reply waits for them. */
export function ReviewMark({ request }: { request: Pick<StaffRequest, 'replies_awaiting'> }) {
  const { actor } = useDashboard();
  if (actor.role !== 'leadership' || request.replies_awaiting === 0) {
    return null;
  }
  return <Badge tone="yellow">{text('Reply to review')}</Badge>;
}
