import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { InlineButton } from '../../../ui/inline-button.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { toastWithReason } from '../../../ui/toast/toast-with-reason.ts';
import { useRestoreFocus } from '../../../ui/use-restore-focus.ts';
import { WALL_TOASTS } from '../wall-toasts.ts';

const Quiet = styled(InlineButton)(({ theme }) => ({
  fontSize: '0.875rem',
  fontWeight: 400,
  color: theme.vars?.palette.text.secondary,
}));

const Question = styled('div')({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '& p': { flex: '1 1 14em', margin: 0 },
  '&:focus': { outline: 'none' },
});

type Step = 'idle' | 'asking' | 'underway' | 'reported';

interface ReportActionProps {
  postId: string;
  describedBy: string;
}

export function ReportAction({ postId, describedBy }: ReportActionProps) {
  const [step, setStep] = useState<Step>('idle');
  const opener = useRestoreFocus<HTMLButtonElement>();
  const question = useRef<HTMLDivElement>(null);

  function endQuestion(next: 'idle' | 'reported'): void {
    // Safari does not focus a button that is clicked.
    if (document.activeElement === document.body || question.current?.contains(document.activeElement)) {
      opener.expectBack();
    }
    setStep(next);
  }

  async function report(): Promise<void> {
    setStep('underway');
    try {
      const { reportPost } = await import('./report-post.ts');
      await reportPost(postId);
      endQuestion('reported');
      await showToast(WALL_TOASTS.reported);
    } catch (error) {
      console.warn('A post was not reported', error);
      endQuestion('idle');
      await showToast(toastWithReason(WALL_TOASTS.notReported, error));
    }
  }

  if (step === 'idle' || step === 'reported') {
    const isReported = step === 'reported';
    return (
      <Quiet
        ref={opener.ref}
        type="button"
        look="text"
        aria-describedby={describedBy}
        aria-disabled={isReported}
        onClick={() => !isReported && setStep('asking')}
      >
        {isReported ? t('Reported @post') : t('Report')}
      </Quiet>
    );
  }
  return (
    <ReportQuestion
      ref={question}
      isUnderway={step === 'underway'}
      onReport={() => void report()}
      onCancel={() => endQuestion('idle')}
    />
  );
}

interface ReportQuestionProps {
  ref: RefObject<HTMLDivElement | null>;
  isUnderway: boolean;
  onReport: () => void;
  onCancel: () => void;
}

function ReportQuestion({ ref, isUnderway, onReport, onCancel }: ReportQuestionProps) {
  const questionId = useId();
  useLayoutEffect(() => ref.current?.focus(), [ref]);
  return (
    <Question ref={ref} role="group" aria-labelledby={questionId} tabIndex={-1}>
      <p id={questionId}>{t('Think this doesn’t belong on the wall? Our leadership will review it.')}</p>
      <Button
        type="button"
        look="outlined"
        aria-disabled={isUnderway}
        onClick={() => !isUnderway && onReport()}
      >
        {t('Report')}
      </Button>
      <Button
        type="button"
        look="text"
        aria-disabled={isUnderway}
        onClick={isUnderway ? undefined : onCancel}
      >
        {t('Cancel')}
      </Button>
    </Question>
  );
}
