import { styled } from '@mui/material/styles';
import {
  mayMarkOwnAnswered,
  mayUnmarkOwnAnswered,
  type OwnPost,
} from '@prayer-community/domain/status-page/status-page';
import { counted, t } from '@prayer-community/i18n/text';
import { useEffect, useState } from 'react';
import { AnsweredBadge } from '../../../ui/answered-badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { useTabDraft } from '../../../ui/form/use-tab-draft.ts';
import { Panel } from '../../../ui/panel.tsx';
import { useLostFocus } from '../../../ui/use-lost-focus.ts';
import { useRestoreFocus } from '../../../ui/use-restore-focus.ts';
import { draftSubjects } from '../draft-subjects.ts';
import type { OwnPart } from '../own-part.ts';
import { STATUS_TOASTS } from '../status-toasts.ts';
import { RequesterText, Text } from '../text.ts';
import { useStatusMutation } from '../use-status-mutation.ts';
import { AnswerForm } from './answer-form.tsx';

const Testimony = styled(RequesterText)(({ theme }) => ({
  paddingInlineStart: 14,
  borderInlineStart: `3px solid ${theme.vars?.palette.success.main}`,
}));
const StatusText = styled(Text)({ outline: 'none' });
const AtStart = styled('div')({ justifySelf: 'start' });

export function WallPanel({ statusKey, status, applyResponse, post }: OwnPart & { post: OwnPost }) {
  const [isOpen, setIsOpen] = useState(false);
  const [testimony, setTestimony] = useTabDraft(draftSubjects(statusKey).testimony);
  const opener = useRestoreFocus<HTMLButtonElement>();
  const { isUnderway, mutate } = useStatusMutation(applyResponse);
  const mayMark = mayMarkOwnAnswered(post);
  const place = useLostFocus<HTMLParagraphElement>(post.isAnswered);
  if (isOpen && post.isAnswered) {
    setIsOpen(false);
  }
  useEffect(() => {
    // If somebody else marked the post, the typed testimony is not stored, so it stays.
    setTestimony((typed) => (typed.trim() === post.testimony ? '' : typed));
  }, [post.testimony, setTestimony]);

  function cancel(): void {
    opener.expectBack();
    setIsOpen(false);
  }

  /** The post loses its testimony. Its author finds it in the form, even if the response is lost. */
  function unmark(removed: string | null): void {
    if (!isUnderway) {
      setTestimony((typed) => typed || (removed ?? ''));
      void mutate('unmarkOwnPostAnswered', { key: statusKey }, STATUS_TOASTS.unanswered);
    }
  }

  return (
    <Panel title={t('On the Belief Wall')}>
      {post.isAnswered && (
        <AtStart>
          <AnsweredBadge />
        </AtStart>
      )}
      <StatusText ref={place} tabIndex={-1}>
        {placeText(post)}
      </StatusText>
      {post.testimony !== null && (
        <Testimony dir="auto" lang={status.language ?? undefined}>
          {post.testimony}
        </Testimony>
      )}
      {mayMark && !isOpen && (
        <AtStart>
          <Button ref={opener.ref} type="button" look="outlined" onClick={() => setIsOpen(true)}>
            {t('Mark as Answered')}
          </Button>
        </AtStart>
      )}
      {mayUnmarkOwnAnswered(post) && (
        <AtStart>
          <Button
            type="button"
            look="outlined"
            aria-disabled={isUnderway}
            onClick={() => unmark(post.testimony)}
          >
            {t('Not Answered Yet')}
          </Button>
        </AtStart>
      )}
      {mayMark && isOpen && (
        <AnswerForm
          statusKey={statusKey}
          applyResponse={applyResponse}
          testimony={testimony}
          onTestimony={setTestimony}
          onCancel={cancel}
        />
      )}
    </Panel>
  );
}

function placeText({ place, prayerCount }: OwnPost): string {
  switch (place) {
    case 'waiting':
      return t('You shared this request. It will appear on the wall once our leadership has approved it.');
    case 'hidden':
      return t('You shared this request. It’s not on the wall right now.');
    case 'shown':
      return `${t('Your request is on the wall, without your name.')} ${prayersText(prayerCount)}`;
  }
}

function prayersText(prayerCount: number): string {
  return prayerCount === 0
    ? t('Everyone can pray for it.')
    : counted(
        prayerCount,
        'It has been prayed for once there.',
        'It has been prayed for {count} times there.',
      );
}
