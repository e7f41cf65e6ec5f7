import { styled } from '@mui/material/styles';
import { t } from '@prayer-community/i18n/text';
import type { KeyboardEvent } from 'react';
import { clockTime } from './clock-time.ts';

/** The steps of the arrow keys and of Page Up and Page Down. */
const KEY_STEP_SECONDS = 1;
const PAGE_STEP_SECONDS = 10;

const STEP_BY_KEY: Record<string, number> = {
  ArrowLeft: -KEY_STEP_SECONDS,
  ArrowDown: -KEY_STEP_SECONDS,
  ArrowRight: KEY_STEP_SECONDS,
  ArrowUp: KEY_STEP_SECONDS,
  PageDown: -PAGE_STEP_SECONDS,
  PageUp: PAGE_STEP_SECONDS,
};

declare module 'react' {
  interface CSSProperties {
    '--played'?: `${number}%`;
  }
}

interface SeekBarProps {
  positionSeconds: number;
  durationSeconds: number;
  disabled: boolean;
  onSeek: (seconds: number) => void;
}

/** The progress bar of a player. The pointer, the arrow keys, Page Up, Page Down, Home, and End move the position. */
export function SeekBar({ positionSeconds, durationSeconds, disabled, onSeek }: SeekBarProps) {
  const fraction = durationSeconds > 0 ? positionSeconds / durationSeconds : 0;

  function handleKeyDown(event: KeyboardEvent): void {
    const step = STEP_BY_KEY[event.key];
    if (step !== undefined) {
      event.preventDefault();
      onSeek(Math.min(durationSeconds, Math.max(0, positionSeconds + step)));
    }
  }

  return (
    <Range
      type="range"
      aria-label={t('Position')}
      aria-valuetext={t('{position} of {duration}', {
        position: clockTime(positionSeconds),
        duration: clockTime(durationSeconds),
      })}
      min={0}
      max={durationSeconds}
      step="any"
      value={positionSeconds}
      disabled={disabled}
      style={{ '--played': `${100 * Math.min(1, fraction)}%` }}
      onKeyDown={handleKeyDown}
      onChange={(event) => onSeek(event.currentTarget.valueAsNumber)}
    />
  );
}

const THUMB_PX = 16;

/** This mode draws no backgrounds. */
const FORCED_COLORS = '@media (forced-colors: active)';

const Range = styled('input')(({ theme }) => {
  const { primary, divider } = (theme.vars ?? theme).palette;
  const track = {
    height: 6,
    borderRadius: 3,
    background: `linear-gradient(to right, ${primary.main} var(--played), ${divider} var(--played))`,
    [FORCED_COLORS]: {
      forcedColorAdjust: 'none',
      background: 'linear-gradient(to right, Highlight var(--played), CanvasText var(--played))',
    },
  };
  const thumb = {
    width: THUMB_PX,
    height: THUMB_PX,
    border: 0,
    borderRadius: '50%',
    background: primary.main,
    [FORCED_COLORS]: { forcedColorAdjust: 'none', background: 'Highlight' },
  };
  return {
    appearance: 'none',
    width: '100%',
    height: 24,
    margin: 0,
    background: 'transparent',
    cursor: 'pointer',
    '&::-webkit-slider-runnable-track': track,
    '&::-moz-range-track': track,
    '&::-webkit-slider-thumb': { appearance: 'none', marginTop: (6 - THUMB_PX) / 2, ...thumb },
    '&::-moz-range-thumb': thumb,
    '&:disabled': { cursor: 'default' },
    '&:disabled::-webkit-slider-thumb': { visibility: 'hidden' },
    '&:disabled::-moz-range-thumb': { visibility: 'hidden' },
  };
});
