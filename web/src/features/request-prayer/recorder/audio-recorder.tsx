import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AUDIO_MAX_SECONDS } from '@prayer-community/domain/limits';
import { text } from '@prayer-community/domain/texts/text';
import { useId, useRef } from 'react';
import { AudioPlayer } from '../../../ui/audio-player/audio-player.tsx';
import { LevelMeter } from './level-meter.tsx';
import { RecordButton } from './record-button.tsx';
import { ConfirmedIcon } from './recorder-icons.tsx';
import { isUnderway } from './recorder-state.ts';
import { recorderStatus } from './recorder-status.ts';
import { TimeLeft } from './time-left.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { type RecorderOptions, useRecorder } from './use-recorder.ts';

interface AudioRecorderProps extends RecorderOptions {
  /** True while the form is sent: nothing can be changed. */
  disabled?: boolean;
}

/**
 * Records a prayer request by voice: record, listen, confirm or clear. It hands over nothing before it is confirmed,
 * tells by toast of a microphone that cannot be used, and loads what it records with on the first recording.
 */
export function AudioRecorder({ disabled = false, ...options }: AudioRecorderProps) {
  const { state, progress, record, stop, confirm, reset } = useRecorder(options);
  const labelId = useId();
  const group = useRef<HTMLDivElement>(null);
  const secondsLeft = AUDIO_MAX_SECONDS - progress.seconds;
  useKeptFocus(group, state.name);
  return (
    <Box ref={group} role="group" aria-labelledby={labelId} tabIndex={-1} sx={CARD}>
      <Box sx={ROW}>
        <Typography id={labelId} variant="subtitle1" component="p" sx={{ fontWeight: 600 }}>
          {text('Record your prayer')}
        </Typography>
        {state.name === 'recording' && <TimeLeft seconds={secondsLeft} />}
        {state.name === 'confirmed' && (
          <Typography sx={CONFIRMED}>
            <ConfirmedIcon fontSize="small" /> {text('Confirmed')}
          </Typography>
        )}
      </Box>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {recorderStatus(state, secondsLeft)}
      </Typography>
      {isUnderway(state) && <LevelMeter progress={progress} />}
      {(state.name === 'idle' || isUnderway(state)) && (
        <RecordButton state={state} disabled={disabled} onRecord={record} onStop={stop} />
      )}
      {(state.name === 'recorded' || state.name === 'confirmed') && (
        <>
          <AudioPlayer source={state.recording} label={text('Your recording')} />
          <Box sx={BUTTONS}>
            {state.name === 'recorded' && (
              <Button variant="contained" disabled={disabled} onClick={confirm}>
                {text('Confirm')}
              </Button>
            )}
            <Button variant="outlined" disabled={disabled} onClick={reset}>
              {text('Reset')}
            </Button>
          </Box>
        </>
      )}
    </Box>
  );
}

const CARD = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:focus-visible': { outline: 'none' },
};

const ROW = { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 };

const CONFIRMED = { display: 'flex', alignItems: 'center', gap: 0.5, color: 'success.main', fontWeight: 600 };

const BUTTONS = { display: 'flex', flexWrap: 'wrap', gap: 1 };
