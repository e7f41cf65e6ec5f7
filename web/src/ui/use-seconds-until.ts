import { useEffect, useState } from 'react';

/** Returns the whole seconds until an instant, counted down while the component is mounted. 0 from then on. */
export function useSecondsUntil(instantMs: number): number {
  const [nowMs, setNowMs] = useState(Date.now);
  const secondsLeft = Math.max(0, Math.ceil((instantMs - nowMs) / 1000));
  const isOver = secondsLeft === 0;
  useEffect(() => {
    setNowMs(Date.now());
    if (isOver) {
      return;
    }
    const ticking = setInterval(() => setNowMs(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, [isOver]);
  return secondsLeft;
}
