import Box from '@mui/material/Box';
import { text } from '@prayer-community/domain/texts/text';
import { clockTime } from '../../../ui/audio-player/clock-time.ts';

/** How long the recording may go on, `m:ss`, with the red light of a recorder; silent, the status tells when it matters. */
export function TimeLeft({ seconds }: { seconds: number }) {
  return (
    <Box role="timer" aria-live="off" sx={TIME}>
      <Box component="span" sx={LIGHT} />
      {text('{time} left', { time: clockTime(Math.ceil(seconds)) })}
    </Box>
  );
}

const TIME = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
};

const LIGHT = {
  width: 10,
  height: 10,
  borderRadius: '50%',
  bgcolor: 'error.main',
  '@keyframes recording': { '50%': { opacity: 0.35 } },
  animation: 'recording 2s ease-in-out infinite',
};
