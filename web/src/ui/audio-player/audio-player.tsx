import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import { AudioIcon, PAUSE, PLAY, STOP } from './audio-icon.tsx';
import type { AudioSource } from './audio-source.ts';
import { clockTime } from './clock-time.ts';
import { SeekBar } from './seek-bar.tsx';
import { type PlaybackStatus, usePlayback } from './use-playback.ts';

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: 8 });
const Track = styled('div')({ flex: 1, minWidth: 0 });

const RoundButton = styled('button')({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  cursor: 'pointer',
});

const PlayButton = styled(RoundButton)(({ theme }) => ({
  width: 48,
  height: 48,
  color: theme.vars?.palette.primary.contrastText,
  background: theme.vars?.palette.primary.main,
  '&:hover': { background: theme.vars?.palette.primary.dark },
}));

const StopButton = styled(RoundButton)(({ theme }) => ({
  width: 44,
  height: 44,
  color: theme.vars?.palette.text.secondary,
  background: 'transparent',
  '&:hover': { background: `color-mix(in srgb, ${theme.vars?.palette.text.secondary} 10%, transparent)` },
}));

const Times = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  justifyContent: 'space-between',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars?.palette.text.secondary,
}));

const Status = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.vars?.palette.text.secondary,
  '&[data-failed="true"]': { color: theme.vars?.palette.error.main },
}));

interface AudioPlayerProps {
  /** The sound, or a function that fetches it when it is first played. A different sound needs a different `key`. */
  source: AudioSource;
  /** The name of the player, such as 'Recording of Maria Lopez'. */
  label: string;
}

/** Plays a recording with play, pause, stop, `m:ss` times, and a progress bar. Playing it pauses any other. */
export function AudioPlayer({ source, label }: AudioPlayerProps) {
  const playback = usePlayback(source);
  const { status, positionSeconds, durationSeconds } = playback;
  const isPlaying = status === 'playing';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent
    <div role="group" aria-label={label}>
      <audio {...playback.audioProps} />
      <Row>
        <PlayButton
          type="button"
          aria-label={isPlaying ? t('Pause') : t('Play')}
          aria-busy={status === 'loading'}
          onClick={isPlaying ? playback.pause : playback.play}
        >
          <AudioIcon path={isPlaying ? PAUSE : PLAY} size={35} />
        </PlayButton>
        <StopButton type="button" aria-label={t('Stop')} onClick={playback.stop}>
          <AudioIcon path={STOP} />
        </StopButton>
        {/* In a live region, each second would be read out over the recording. */}
        <Track aria-live="off">
          <SeekBar
            positionSeconds={positionSeconds}
            durationSeconds={durationSeconds}
            disabled={durationSeconds === 0}
            onSeek={playback.seek}
          />
          <Times>
            <span>{clockTime(positionSeconds)}</span>
            <span>{durationSeconds > 0 && clockTime(durationSeconds)}</span>
          </Times>
        </Track>
      </Row>
      <Status role="status" data-failed={status === 'failed'}>
        {statusText(status)}
      </Status>
    </div>
  );
}

function statusText(status: PlaybackStatus): string {
  switch (status) {
    case 'loading':
      return t('Loading the recording…');
    case 'failed':
      return t('We couldn’t play the recording. Press Play to try again.');
    default:
      return '';
  }
}
