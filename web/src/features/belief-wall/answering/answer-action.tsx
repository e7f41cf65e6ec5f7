import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { useRef } from 'react';
import { InlineButton } from '../../../ui/inline-button.tsx';
import { TestimonyForm } from '../../../ui/testimony/testimony-form.tsx';
import { useRestoreFocus } from '../../../ui/use-restore-focus.ts';
import { CardQuestion } from '../posts/card-question.tsx';
import { isOwnPost } from '../posts/own-posts.ts';
import { QuestionSlot } from '../posts/question-slot.tsx';
import type { CardQuestionState } from '../posts/use-card-questions.ts';
import type { WallPost } from '../posts/wall-post.ts';
import { useAnswering } from './use-answering.ts';

const SmallButton = styled(InlineButton)(({ theme }) => ({
  fontSize: '0.875rem',
  [theme.breakpoints.up('sm')]: { fontSize: '0.9375rem' },
}));

interface AnswerActionProps {
  post: WallPost;
  describedBy: string;
  question: CardQuestionState;
}

/** Lets a visitor mark a post as answered. The author can add a testimony and undo the mark. */
export function AnswerAction({ post, describedBy, question }: AnswerActionProps) {
  const answering = useAnswering(post);
  const isOwn = isOwnPost(post.id);
  const opener = useRestoreFocus<HTMLButtonElement>();
  const confirmation = useRef<HTMLDivElement>(null);

  function cancel(): void {
    opener.expectBack();
    question.close();
  }

  if (post.is_answered) {
    return isOwn ? (
      <SmallButton
        type="button"
        look="text"
        aria-describedby={describedBy}
        onClick={answering.unmarkAnswered}
      >
        {t('Not Answered Yet')}
      </SmallButton>
    ) : null;
  }
  if (question.isOpen) {
    return (
      <QuestionSlot isUnderway={answering.isUnderway} onCancel={cancel}>
        {isOwn ? (
          <TestimonyForm
            hint={t('How was this prayer answered? Everyone on the wall can read it.')}
            testimony={answering.testimony}
            onTestimony={answering.changeTestimony}
            isUnderway={answering.isUnderway}
            onSubmit={answering.markAnswered}
            onCancel={cancel}
          />
        ) : (
          // The author of a post that was shared without a private link cannot undo the mark, but leadership can.
          <CardQuestion
            ref={confirmation}
            text={t('Has this prayer been answered? Only its author or our leadership can undo this.')}
            confirmLabel={t('Mark as Answered')}
            isUnderway={answering.isUnderway}
            onConfirm={answering.markAnswered}
            onCancel={cancel}
          />
        )}
      </QuestionSlot>
    );
  }
  return (
    <SmallButton
      ref={opener.ref}
      type="button"
      look="text"
      aria-describedby={describedBy}
      onClick={question.open}
    >
      {t('Mark as Answered')}
    </SmallButton>
  );
}
