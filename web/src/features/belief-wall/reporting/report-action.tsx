import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { WALL_TOASTS } from '../wall-toasts.ts';

const Quiet = styled(Button)(({ theme }) => ({
  minHeight: 44,
  padding: '6px 10px',
  marginInlineEnd: -10,
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
});

type Step = 'idle' | 'asking' | 'underway' | 'reported';

interface ReportActionProps {
  postId: string;
  /** The id of the words that are reported. */
  describedBy: string;
}

/** Reports a post, after asking once more. */
export function ReportAction({ postId, describedBy }: ReportActionProps) {
  const [step, setStep] = useState<Step>('idle');

  async function report(): Promise<void> {
    setStep('underway');
    try {
      const { reportPost } = await import('./report-post.ts');
      await reportPost(postId);
      setStep('reported');
      await showToast(WALL_TOASTS.reported);
    } catch (error) {
      console.warn('A post was not reported', error);
      setStep('idle');
      await showToast(WALL_TOASTS.notReported);
    }
  }

  if (step === 'idle' || step === 'reported') {
    const isReported = step === 'reported';
    return (
      <Quiet
        type="button"
        look="text"
        aria-describedby={describedBy}
        aria-disabled={isReported}
        onClick={() => !isReported && setStep('asking')}
      >
        {isReported ? 'Reported' : 'Report'}
      </Quiet>
    );
  }
  return (
    <Question role="group" aria-label="Report this prayer request">
      <p>Should this not be on the wall? Our leadership will look at it.</p>
      <Button
        type="button"
        look="outlined"
        aria-disabled={step === 'underway'}
        onClick={() => step === 'asking' && void report()}
      >
        Report
      </Button>
      <Button type="button" look="text" onClick={() => setStep('idle')}>
        Cancel
      </Button>
    </Question>
  );
}
