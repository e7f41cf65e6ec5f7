import { styled } from '@mui/material/styles';
import { hasReplyToReview, mayReviewReplies } from '@prayer-community/domain/prayer-request/reply-review';
import { isEndedForGood } from '@prayer-community/domain/prayer-request/request-transitions';
import { textLanguage } from '@prayer-community/domain/prayer-request/text-language';
import { counted, t } from '@prayer-community/i18n/text';
import { type ReactNode, useId, useRef, useState } from 'react';
import { QuietText } from '../../../ui/quiet-text.ts';
import { ActionButton } from '../action-button.tsx';
import { useDashboard } from '../dashboard-context.ts';
import type { StaffRequest } from '../requests/staff-request.ts';
import { UnpostedText } from '../unposted-text.tsx';
import { OpenReplyBox } from './open-reply-box.tsx';
import { ReplyList } from './reply-list.tsx';
import { useReplyRoute } from './use-reply-route.ts';

const Part = styled('div')({
  display: 'grid',
  gap: 12,
  minWidth: 0,
  '& > div:empty': { display: 'none' },
});

interface RequestRepliesProps {
  request: StaffRequest;
  /** Returns the row of buttons in which *Reply* takes its place. */
  actions: (replyButton: ReactNode, isReplying: boolean) => ReactNode;
}

/** The replies to the requester, and a form for another. Replies are read only when opened, or if one awaits this reader's review. */
export function RequestReplies({ request, actions }: RequestRepliesProps) {
  const { actor, offersReplies } = useDashboard();
  const hasReview = mayReviewReplies(actor.role) && hasReplyToReview(request);
  const [isListOpen, setIsListOpen] = useState(hasReview);
  const [hadReview, setHadReview] = useState(hasReview);
  if (hasReview !== hadReview) {
    setHadReview(hasReview);
    // The list stays open after the review.
    setIsListOpen((wasOpen) => wasOpen || hasReview);
  }
  const [isBoxOpen, setIsBoxOpen] = useState(false);
  const replyButton = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const listId = useId();
  const boxId = useId();
  const { route, lacksSms } = useReplyRoute(request);
  const isEnded = isEndedForGood(request);
  const mayReply = route !== null && offersReplies;
  // The replies of an emptied request are deleted. Only their count remains.
  const { reply_count, replies_awaiting, replies_not_sent } = request;
  const count = request.emptied_at === null ? reply_count + replies_awaiting + replies_not_sent : 0;

  const isReplying = isBoxOpen && mayReply;

  function closeBox(): void {
    // Safari does not focus a button that is clicked.
    if (document.activeElement === document.body || box.current?.contains(document.activeElement)) {
      replyButton.current?.focus();
    }
    setIsBoxOpen(false);
  }

  function handleSent(): void {
    closeBox();
    setIsListOpen(true);
  }

  return (
    <Part>
      {actions(
        mayReply && (
          <ActionButton
            ref={replyButton}
            variant="outlined"
            aria-expanded={isBoxOpen}
            aria-controls={boxId}
            onClick={() => setIsBoxOpen((wasOpen) => !wasOpen)}
          >
            {t('Reply')}
          </ActionButton>
        ),
        isReplying,
      )}
      {route !== null && !offersReplies && (
        <QuietText>{t('Replies are off because private pages are turned off in the settings.')}</QuietText>
      )}
      {route === null && !isEnded && (
        <QuietText>
          {lacksSms
            ? t('This requester can’t be sent a reply: they left no email, and text messages aren’t set up.')
            : t(
                'This requester can’t be sent a reply: they have no private page, and left no email or phone we may use.',
              )}
        </QuietText>
      )}
      {!mayReply && <UnpostedText requestId={request.id} kind="replies" />}
      <div id={boxId} ref={box}>
        {isReplying && (
          <OpenReplyBox request={request} route={route} onSent={handleSent} onCancel={closeBox} />
        )}
      </div>
      {count > 0 && (
        <ActionButton
          aria-expanded={isListOpen}
          aria-controls={listId}
          onClick={() => setIsListOpen((wasOpen) => !wasOpen)}
          sx={{ justifySelf: 'start', ml: -1.75 }}
        >
          {isListOpen
            ? counted(count, 'Hide 1 reply', 'Hide {count} replies')
            : counted(count, 'Show 1 reply', 'Show {count} replies')}
        </ActionButton>
      )}
      <div id={listId}>
        {isListOpen && (
          <ReplyList requestId={request.id} route={route} isEnded={isEnded} lang={textLanguage(request)} />
        )}
      </div>
    </Part>
  );
}
