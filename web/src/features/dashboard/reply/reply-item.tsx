import { styled } from '@mui/material/styles';
import { mayReviewReplies } from '@prayer-community/domain/prayer-request/reply-review';
import { mayWithdrawReply, type Reply, type ReplyState } from '@prayer-community/domain/replies/reply';
import type { ReplyRoute } from '@prayer-community/domain/replies/reply-route';
import type { Language } from '@prayer-community/i18n/language';
import { type Message, message, t } from '@prayer-community/i18n/text';
import { useMemo, useSyncExternalStore } from 'react';
import type { Identified } from '../../../firebase/parse-documents.ts';
import { openTextDrafts } from '../../../session/text-drafts.ts';
import { shownName } from '../../../ui/team/staff-names.ts';
import { useNow } from '../../../ui/use-now.ts';
import { useDashboard } from '../dashboard-context.ts';
import { timeOrDate } from '../dates.ts';
import { ReviewForm } from './review-form.tsx';

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

interface ReplyItemProps {
  requestId: string;
  route: ReplyRoute | null;
  reply: Identified<Reply<Date>>;
  lang: Language | undefined;
}

/** A reply and, while it awaits review, the form for that. The form stays if someone else settles a reply being edited. */
export function ReplyItem({ requestId, route, reply, lang }: ReplyItemProps) {
  const { actor, team, offersReplies } = useDashboard();
  const hasLostEdit = useHasLostEdit(reply);
  const isReviewed = mayWithdrawReply(actor, reply);
  const isEditable = isReviewed && mayReviewReplies(actor.role) && offersReplies && route !== null;
  const stateLabel = STATE_LABELS[reply.state];
  return (
    <Item tabIndex={-1}>
      {!isEditable && (
        <ReplyText dir="auto" lang={lang}>
          {reply.reply_text}
        </ReplyText>
      )}
      <Signature>
        {shownName(team, reply.created_by, t('A former member'))}, <Written reply={reply} />
        {stateLabel !== null && <> · {t(stateLabel)}</>}
        <ReviewedBy reply={reply} />
      </Signature>
      {(isReviewed || hasLostEdit) && (
        <ReviewForm requestId={requestId} route={route} reply={reply} lang={lang} />
      )}
    </Item>
  );
}

/** Returns whether the reader edited a reply that someone else then sent or withdrew. */
function useHasLostEdit({ id, state, reviewed_by, reply_text }: Identified<Reply<Date>>): boolean {
  const { actor } = useDashboard();
  const drafts = useMemo(() => openTextDrafts(actor.uid, 'replies'), [actor.uid]);
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.get(id));
  const isSettledByOther = state !== 'awaiting_review' && reviewed_by !== actor.uid;
  return isSettledByOther && draft !== '' && draft !== reply_text;
}

function ReviewedBy({ reply: { state, created_by, reviewed_by } }: { reply: Reply<Date> }) {
  const { team } = useDashboard();
  if (reviewed_by === null || reviewed_by === created_by) {
    return null;
  }
  const name = shownName(team, reviewed_by, t('a former member'));
  return <> · {state === 'withdrawn' ? t('withdrawn by {name}', { name }) : t('sent by {name}', { name })}</>;
}

function Written({ reply: { sent_at, created_at } }: { reply: Reply<Date> }) {
  const now = useNow();
  const at = sent_at ?? created_at;
  return <time dateTime={at.toISOString()}>{timeOrDate(at, now)}</time>;
}
