import { hasReplyToReview, mayReviewReplies } from '@prayer-community/domain/prayer-request/reply-review';
import { t } from '@prayer-community/i18n/text';
import { Badge } from '../../../ui/badge/badge.tsx';
import { useDashboard } from '../dashboard-context.ts';
import type { StaffRequest } from '../requests/staff-request.ts';

export function ReviewMark({ request }: { request: Pick<StaffRequest, 'replies_awaiting' | 'emptied_at'> }) {
  const { actor } = useDashboard();
  if (!mayReviewReplies(actor.role) || !hasReplyToReview(request)) {
    return null;
  }
  return <Badge tone="yellow">{t('Reply to review')}</Badge>;
}
