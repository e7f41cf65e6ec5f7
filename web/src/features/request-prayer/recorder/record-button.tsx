import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { AudioIcon, STOP } from '../../../ui/audio-player/audio-icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { MICROPHONE } from './recorder-icons.ts';
import type { RecorderState } from './recorder-state.ts';

const Wide = styled(Button)(({ theme }) => ({
  gap: 8,
  flexGrow: 1,
  [theme.breakpoints.up('sm')]: { flexGrow: 0 },
}));

interface RecordButtonProps {
  state: RecorderState;
  disabled: boolean;
  onRecord: () => void;
  onStop: () => void;
}

/**
 * Starts and stops a recording. Always the same button, so that it does not lose focus. While waiting for the
 * microphone or the encoder, it does nothing and is announced as disabled.
 */
export function RecordButton({ state, disabled, onRecord, onStop }: RecordButtonProps) {
  const isWaiting = state.name === 'starting' || state.name === 'finishing';
  const isRecording = state.name === 'recording';

  function handleClick(): void {
    if (isRecording) {
      onStop();
    } else if (!isWaiting) {
      onRecord();
    }
  }

  return (
    <Wide
      type="button"
      look={isRecording ? 'filled' : 'outlined'}
      disabled={disabled && !isRecording}
      aria-disabled={isWaiting}
      onClick={handleClick}
    >
      <AudioIcon path={isRecording ? STOP : MICROPHONE} size={20} />
      {isRecording ? t('Stop recording') : t('Start recording')}
    </Wide>
  );
}
