import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { InlineButton } from '../../../ui/inline-button.tsx';
import { CardQuestion } from '../posts/card-question.tsx';
import { QuestionSlot } from '../posts/question-slot.tsx';
import type { Reporting } from './use-reporting.ts';

const Quiet = styled(InlineButton)(({ theme }) => ({
  fontSize: '0.875rem',
  fontWeight: 400,
  color: theme.vars?.palette.text.secondary,
}));

interface ReportActionProps {
  reporting: Reporting;
  describedBy: string;
}

export function ReportAction({ reporting, describedBy }: ReportActionProps) {
  const { isAsking, isReported, ask, openerRef } = reporting;
  if (isAsking) {
    return null;
  }
  return (
    <Quiet
      ref={openerRef}
      type="button"
      look="text"
      aria-describedby={describedBy}
      aria-disabled={isReported}
      onClick={isReported ? undefined : ask}
    >
      {isReported ? t('Reported @post') : t('Report')}
    </Quiet>
  );
}

export function ReportQuestion({ reporting }: { reporting: Reporting }) {
  const { isAsking, isUnderway, report, cancel, questionRef } = reporting;
  if (!isAsking) {
    return null;
  }
  return (
    <QuestionSlot isUnderway={isUnderway} onCancel={cancel}>
      <CardQuestion
        ref={questionRef}
        text={t('Think this doesn’t belong on the wall? Our leadership will review it.')}
        confirmLabel={t('Report')}
        look="outlined"
        isUnderway={isUnderway}
        onConfirm={report}
        onCancel={cancel}
      />
    </QuestionSlot>
  );
}
