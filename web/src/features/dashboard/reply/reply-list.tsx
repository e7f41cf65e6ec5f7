import { styled } from '@mui/material/styles';
import { replyOnceEnded } from '@prayer-community/domain/replies/reply';
import type { ReplyRoute } from '@prayer-community/domain/replies/reply-route';
import type { Language } from '@prayer-community/i18n/language';
import { t } from '@prayer-community/i18n/text';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { ReplyItem } from './reply-item.tsx';
import { useReplies } from './use-replies.ts';

const List = styled('ol')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });

interface ReplyListProps {
  requestId: string;
  route: ReplyRoute | null;
  /** True if the request ended for good. Replies that awaited review are then never sent. */
  isEnded: boolean;
  /** The language of the replies, if known. */
  lang?: Language | undefined;
}

export function ReplyList({ requestId, route, isEnded, lang }: ReplyListProps) {
  const replies = useReplies(requestId);
  if (replies.state === 'loading') {
    return <p role="status">{t('Loading replies…')}</p>;
  }
  if (replies.state === 'error') {
    return <LoadFailure text={t('We couldn’t load the replies.')} onRetry={replies.retry} />;
  }
  return (
    <List aria-label={t('Replies to the requester')}>
      {replies.documents.map((reply) => (
        <ReplyItem
          key={reply.id}
          requestId={requestId}
          route={route}
          reply={isEnded ? replyOnceEnded(reply) : reply}
          lang={lang}
        />
      ))}
    </List>
  );
}
