import { styled } from '@mui/material/styles';
import { message, t } from '@prayer-community/i18n/text';
import type { ReactNode } from 'react';
import type { SubmissionStage } from './use-submission.ts';

const UPLOADING = message('Uploading your recording');

const Bar = styled('progress')(({ theme }) => ({
  width: '100%',
  height: 8,
  accentColor: theme.vars?.palette.primary.main,
}));

const Line = styled('p')(({ theme }) => ({ margin: '0 0 8px', color: theme.vars?.palette.text.secondary }));

/** The progress of a submit, visible and announced. The status region must exist before its content changes. */
export function SubmissionProgress({ stage, children }: { stage: SubmissionStage; children: ReactNode }) {
  return (
    <>
      <div role="status">
        {lineOf(stage) && <Line>{lineOf(stage)}</Line>}
        {children}
      </div>
      {stage.name === 'uploading' && <Bar aria-label={t(UPLOADING)} max={1} value={stage.fraction} />}
    </>
  );
}

function lineOf(stage: SubmissionStage): string {
  switch (stage.name) {
    case 'uploading':
      return `${t(UPLOADING)}…`;
    case 'sending':
      return t('Sending your prayer request…');
    default:
      return '';
  }
}
