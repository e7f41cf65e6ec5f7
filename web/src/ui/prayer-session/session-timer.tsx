import { styled } from '@mui/material/styles';
import { MINUTE_MS, SECOND_MS } from '@prayer-community/domain/fields/durations';
import { t } from '@prayer-community/i18n/text';
import { useEffect, useEffectEvent, useState } from 'react';
import { clockTime } from '../audio-player/clock-time.ts';
import { afterPlaying } from '../audio-player/one-at-a-time.ts';
import { requestWakeLock } from '../screen-wake-lock.ts';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 14px',
  minHeight: 28,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars?.palette.text.secondary,
  '& p': { margin: 0, color: theme.vars?.palette.text.primary, fontWeight: 600 },
}));

const Track = styled('div')(({ theme }) => ({
  flex: '1 1 120px',
  height: 4,
  borderRadius: 2,
  overflow: 'hidden',
  background: theme.vars?.palette.divider,
}));

const Passed = styled('div')(({ theme }) => ({
  height: '100%',
  background: theme.vars?.palette.primary.main,
  transition: 'width 1s linear',
}));

interface PrayerSessionTimerProps {
  minutes: number;
  /** Called once, when the time is over and no recording plays. */
  onOver: () => void;
}

/** The time to spend on one prayer. Its end is announced but requires nothing. A different prayer needs a different `key`. */
export function PrayerSessionTimer({ minutes, onOver }: PrayerSessionTimerProps) {
  const leftMs = useTimeLeft(minutes * MINUTE_MS, onOver);
  const passedPercent = 100 - (leftMs / (minutes * MINUTE_MS)) * 100;
  return (
    <Row>
      <span role="timer" aria-label={t('Time left for this request')} aria-live="off">
        {clockTime(leftMs / SECOND_MS)}
      </span>
      <Track aria-hidden="true">
        <Passed style={{ width: `${passedPercent}%` }} />
      </Track>
      <p role="status">{leftMs === 0 && t('Time is up. Stay as long as you like.')}</p>
    </Row>
  );
}

function useTimeLeft(durationMs: number, onOver: () => void): number {
  const [leftMs, setLeftMs] = useState(durationMs);
  const tellOver = useEffectEvent(onOver);
  useEffect(() => {
    const endMs = Date.now() + durationMs;
    setLeftMs(durationMs);
    const allowLock = requestWakeLock();
    let stopWaiting = () => {};
    const ticking = window.setInterval(() => {
      const left = Math.max(0, endMs - Date.now());
      setLeftMs(left);
      if (left === 0) {
        window.clearInterval(ticking);
        allowLock();
        stopWaiting = afterPlaying(() => tellOver());
      }
    }, SECOND_MS);
    return () => {
      window.clearInterval(ticking);
      stopWaiting();
      allowLock();
    };
  }, [durationMs]);
  return leftMs;
}
