import { styled } from '@mui/material/styles';
import { mayReviewReplies } from '@prayer-community/domain/prayer-request/work-view';
import { mayWithdrawReply, type Reply, type ReplyState } from '@prayer-community/domain/replies/reply';
import type { ReplyRoute } from '@prayer-community/domain/replies/reply-route';
import { type Message, message, t } from '@prayer-community/i18n/text';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { shownName, useDashboard } from '../dashboard-context.ts';
import { timeOrDate } from '../dates.ts';
import { ReviewForm } from './review-form.tsx';
import { useReplies } from './use-replies.ts';

const List = styled('ol')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  paddingInlineStart: 12,
  borderInlineStart: `3px solid ${theme.vars?.palette.primary.main}`,
}));

const ReplyText = styled('p')({
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxWidth: '68ch',
});

const Signature = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '0.8125rem',
  color: theme.vars?.palette.text.secondary,
}));

const STATE_LABELS: Record<ReplyState, Message | null> = {
  awaiting_review: message('Waiting for review'),
  sent: null,
  withdrawn: message('Not sent'),
};

interface ReplyListProps {
  requestId: string;
  route: ReplyRoute | null;
}

export function ReplyList({ requestId, route }: ReplyListProps) {
  const { actor, team, offersReplies } = useDashboard();
  const replies = useReplies(requestId);
  if (replies.state === 'loading') {
    return <p role="status">{t('Loading replies…')}</p>;
  }
  if (replies.state === 'error') {
    return <LoadFailure text={t('We couldn’t load the replies.')} onRetry={replies.retry} />;
  }
  const mayRelease = mayReviewReplies(actor.role) && offersReplies && route !== null;
  return (
    <List aria-label={t('Replies to the requester')}>
      {replies.documents.map((reply) => {
        const stateLabel = STATE_LABELS[reply.state];
        return (
          <Item key={reply.id} tabIndex={-1}>
            {!(mayRelease && reply.state === 'awaiting_review') && (
              <ReplyText dir="auto">{reply.reply_text}</ReplyText>
            )}
            <Signature>
              {shownName(team, reply.created_by, t('A former member'))}, <Written reply={reply} />
              {stateLabel !== null && <> · {t(stateLabel)}</>}
            </Signature>
            {mayWithdrawReply(actor, reply) && (
              <ReviewForm requestId={requestId} route={route} reply={reply} />
            )}
          </Item>
        );
      })}
    </List>
  );
}

function Written({ reply: { sent_at, created_at } }: { reply: Reply<Date> }) {
  const now = useNow();
  const at = sent_at ?? created_at;
  return <time dateTime={at.toISOString()}>{timeOrDate(at, now)}</time>;
}
