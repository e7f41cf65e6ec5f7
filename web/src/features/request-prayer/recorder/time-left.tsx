import { keyframes, styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { clockTime } from '../../../ui/audio-player/clock-time.ts';

const recording = keyframes({ '50%': { opacity: 0.35 } });

const Time = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

const Light = styled('span')(({ theme }) => ({
  width: 10,
  height: 10,
  borderRadius: '50%',
  background: theme.vars?.palette.error.main,
  animation: `${recording} 2s ease-in-out infinite`,
}));

/** The remaining recording time as `m:ss`, with a red light. Not announced, because the status announces it when it matters. */
export function TimeLeft({ seconds }: { seconds: number }) {
  return (
    <Time role="timer" aria-live="off">
      <Light />
      {t('{time} left', { time: clockTime(Math.ceil(seconds)) })}
    </Time>
  );
}
