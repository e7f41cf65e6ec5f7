import { mayPrayAgain, PRAYER_PACE_MS } from '@prayer-community/domain/belief-wall/belief-wall-pace';
import { useEffect, useReducer, useState, useSyncExternalStore } from 'react';
import { lastPrayedAtMs, onPrayerRemembered } from '../../../ui/praying/prayer-cooldown.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import type { WallPost } from '../posts/wall-post.ts';
import { WALL_TOASTS } from '../wall-toasts.ts';
import { countPrayer } from './count-prayer.ts';

interface Prayer {
  /** True from the tap until the visitor may pray for the post again. */
  hasPrayed: boolean;
  /** Everyone's prayers, including the visitor's own from the tap on. */
  count: number;
  pray: () => void;
}

/** A visitor's prayer for a post: shown immediately, remembered until they may pray again, and reverted if it is refused. */
export function usePrayer({ id, prayer_count }: Pick<WallPost, 'id' | 'prayer_count'>): Prayer {
  const [countFromTap, setCountFromTap] = useState<number | null>(null);
  const rememberedMs = useSyncExternalStore(onPrayerRemembered, () => lastPrayedAtMs(id));
  const isRemembered = rememberedMs !== null && !mayPrayAgain(new Date(rememberedMs), new Date());
  useRenderAt(isRemembered ? rememberedMs + PRAYER_PACE_MS : null);
  const hasPrayed = countFromTap !== null || isRemembered;

  async function pray(): Promise<void> {
    setCountFromTap(prayer_count + 1);
    try {
      await countPrayer(id);
      await showToast(WALL_TOASTS.prayed);
    } catch (error) {
      console.warn('A prayer was not counted', error);
      await showToast(WALL_TOASTS.prayedUncounted);
    } finally {
      setCountFromTap(null);
    }
  }

  return {
    hasPrayed,
    // The wall's count includes the prayer once the server has stored it.
    count: Math.max(prayer_count, countFromTap ?? 0),
    pray: () => {
      if (!hasPrayed) {
        void pray();
      }
    },
  };
}

/** Renders again at the given time, in epoch milliseconds. */
function useRenderAt(momentMs: number | null): void {
  const [, render] = useReducer((renders: number) => renders + 1, 0);
  useEffect(() => {
    if (momentMs === null) {
      return;
    }
    const timer = window.setTimeout(render, momentMs - Date.now());
    return () => window.clearTimeout(timer);
  }, [momentMs]);
}
