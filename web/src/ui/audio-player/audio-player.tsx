import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { text } from '@prayer-community/domain/texts/text';
import { PauseIcon, PlayIcon, StopIcon } from './audio-icons.tsx';
import type { AudioSource } from './audio-source.ts';
import { clockTime } from './clock-time.ts';
import { SeekBar } from './seek-bar.tsx';
import { usePlayback } from './use-playback.ts';

interface AudioPlayerProps {
  /** The sound, or the way to get it, taken when it is first played. Another sound needs another `key`. */
  source: AudioSource;
  /** What is heard, as 'Recording of Maria Lopez': the name of the player. */
  label: string;
}

/** Plays a recording: play, pause, stop, `m:ss` and a progress bar. Playing one pauses any other. */
export function AudioPlayer({ source, label }: AudioPlayerProps) {
  const playback = usePlayback(source);
  const { status, positionSeconds, durationSeconds } = playback;
  const isPlaying = status === 'playing';
  return (
    <Box role="group" aria-label={label}>
      <audio {...playback.audioProps} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <IconButton
          aria-label={isPlaying ? text('Pause') : text('Play')}
          aria-busy={status === 'loading'}
          onClick={isPlaying ? playback.pause : playback.play}
          sx={PLAY_BUTTON}
        >
          {isPlaying ? <PauseIcon fontSize="large" /> : <PlayIcon fontSize="large" />}
        </IconButton>
        <IconButton aria-label={text('Stop')} onClick={playback.stop} sx={STOP_BUTTON}>
          <StopIcon />
        </IconButton>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <SeekBar
            positionSeconds={positionSeconds}
            durationSeconds={durationSeconds}
            disabled={durationSeconds === 0}
            onSeek={playback.seek}
          />
          <Box sx={TIMES}>
            <span>{clockTime(positionSeconds)}</span>
            <span>{durationSeconds > 0 && clockTime(durationSeconds)}</span>
          </Box>
        </Box>
      </Box>
      <Typography
        role="status"
        variant="body2"
        sx={{ color: status === 'failed' ? 'error.main' : 'text.secondary' }}
      >
        {STATUS_TEXT[status]}
      </Typography>
    </Box>
  );
}

const STATUS_TEXT = {
  paused: '',
  playing: '',
  loading: text('Loading the recording…'),
  failed: text('The recording could not be played. Press Play to try again.'),
};

const PLAY_BUTTON = {
  width: 48,
  height: 48,
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
  '&:hover': { bgcolor: 'primary.dark' },
};

const STOP_BUTTON = { width: 44, height: 44, color: 'text.secondary' };

const TIMES = {
  display: 'flex',
  justifyContent: 'space-between',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  color: 'text.secondary',
};
