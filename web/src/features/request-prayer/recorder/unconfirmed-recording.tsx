import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';

const Question = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: 16,
  borderRadius: 20,
  background: `color-mix(in srgb, #f2bd62 22%, ${theme.vars?.palette.background.paper})`,
  '& p': { margin: 0, fontWeight: 600 },
  '&:focus': { outline: 'none' },
}));
const Answers = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface UnconfirmedRecordingProps {
  /** Null until it is prepared. */
  recording: Blob | null;
  onSendWith: (recording: Blob) => void;
  onSendWithout: () => void;
}

/** Asks at a submit whether a recording goes along that was not confirmed. */
export function UnconfirmedRecording({ recording, onSendWith, onSendWithout }: UnconfirmedRecordingProps) {
  const labelId = useId();
  const group = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => group.current?.focus(), []);
  return (
    <Question ref={group} role="group" aria-labelledby={labelId} tabIndex={-1}>
      <p id={labelId}>{t('Your recording is not confirmed. Send it with your request?')}</p>
      <Answers>
        <Button
          type="button"
          aria-disabled={recording === null}
          onClick={() => recording !== null && onSendWith(recording)}
        >
          {t('Send with Recording')}
        </Button>
        <Button type="button" look="outlined" onClick={onSendWithout}>
          {t('Send without It')}
        </Button>
      </Answers>
    </Question>
  );
}
