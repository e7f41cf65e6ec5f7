import Button from '@mui/material/Button';
import { text } from '@prayer-community/domain/texts/text';
import { StopIcon } from '../../../ui/audio-player/audio-icons.tsx';
import { MicrophoneIcon } from './recorder-icons.tsx';
import type { RecorderState } from './recorder-state.ts';

interface RecordButtonProps {
  state: RecorderState;
  disabled: boolean;
  onRecord: () => void;
  onStop: () => void;
}

/**
 * Starts and ends a recording. One button all the way, so that it keeps the focus; while the microphone or the
 * encoder is awaited it does nothing, and says so.
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
    <Button
      variant={isRecording ? 'contained' : 'outlined'}
      startIcon={isRecording ? <StopIcon /> : <MicrophoneIcon />}
      disabled={disabled && !isRecording}
      aria-disabled={isWaiting}
      onClick={handleClick}
      sx={{ alignSelf: { xs: 'stretch', sm: 'flex-start' }, opacity: isWaiting ? 0.6 : 1 }}
    >
      {isRecording ? text('Stop recording') : text('Start recording')}
    </Button>
  );
}
