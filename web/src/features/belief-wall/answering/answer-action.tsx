import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { useState } from 'react';
import { InlineButton } from '../../../ui/inline-button.tsx';
import { TestimonyForm } from '../../../ui/testimony/testimony-form.tsx';
import { useRestoreFocus } from '../../../ui/use-restore-focus.ts';
import { isOwnPost } from '../posts/own-posts.ts';
import type { WallPost } from '../posts/wall-post.ts';
import { ConfirmAnswered } from './confirm-answered.tsx';
import { useAnswering } from './use-answering.ts';

const FormSlot = styled('div')({ flex: '1 0 100%', marginTop: 8 });
const SmallButton = styled(InlineButton)({ fontSize: '0.9375rem' });

interface AnswerActionProps {
  post: WallPost;
  describedBy: string;
}

/** Lets a visitor mark a post as answered. The author can add a testimony and undo the mark. */
export function AnswerAction({ post, describedBy }: AnswerActionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const answering = useAnswering(post);
  const isOwn = isOwnPost(post.id);
  const opener = useRestoreFocus<HTMLButtonElement>();

  function cancel(): void {
    opener.expectBack();
    setIsOpen(false);
  }

  // The form must not open again by itself, and take the focus, when the mark is undone.
  if (isOpen && post.is_answered) {
    setIsOpen(false);
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
  if (isOpen && !isOwn) {
    return (
      <FormSlot>
        <ConfirmAnswered
          isUnderway={answering.isUnderway}
          onConfirm={answering.markAnswered}
          onCancel={cancel}
        />
      </FormSlot>
    );
  }
  if (isOpen) {
    return (
      <FormSlot>
        <TestimonyForm
          hint={t('How was this prayer answered? Everyone on the wall can read it.')}
          testimony={answering.testimony}
          onTestimony={answering.changeTestimony}
          isUnderway={answering.isUnderway}
          onSubmit={answering.markAnswered}
          onCancel={cancel}
        />
      </FormSlot>
    );
  }
  return (
    <SmallButton
      ref={opener.ref}
      type="button"
      look="text"
      aria-describedby={describedBy}
      onClick={() => setIsOpen(true)}
    >
      {t('Mark as Answered')}
    </SmallButton>
  );
}
