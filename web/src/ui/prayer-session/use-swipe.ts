import { type PointerEvent, useRef, useState, useSyncExternalStore } from 'react';

/** A shorter movement is not a swipe. */
const SWIPE_MIN_PX = 64;

/** Elements that handle sliding themselves. */
const SLIDES_ITSELF = '[role="slider"], input';

/** Returns where a movement by this offset leads. Null if it is not a swipe. */
export function swipeOf(x: number, y: number): 'next' | 'back' | null {
  if (Math.abs(x) < SWIPE_MIN_PX || Math.abs(x) < 2 * Math.abs(y)) {
    return null;
  }
  return x < 0 ? 'next' : 'back';
}

interface Swipe {
  /** How far the finger has pulled the content, in pixels. */
  pulledPx: number;
  /** True while a finger moves the enlarged screen, and is no swipe. */
  isEnlarged: boolean;
  handlers: {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: (event: PointerEvent) => void;
    onPointerCancel: () => void;
  };
}

/** Swiping with a finger or pen, to the left for the next entry. A mouse selects text instead. Buttons do the same (WCAG 2.5.7). */
export function useSwipe(onSwipe: (to: 'next' | 'back') => void): Swipe {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  const [pulledPx, setPulledPx] = useState(0);
  const isEnlarged = useSyncExternalStore(onEnlargement, isScreenEnlarged);

  function end(): void {
    start.current = null;
    setPulledPx(0);
  }

  return {
    pulledPx,
    isEnlarged,
    handlers: {
      onPointerDown: ({ pointerId, pointerType, isPrimary, target, clientX, clientY }) => {
        const isFree = !(target instanceof Element && target.closest(SLIDES_ITSELF));
        if (pointerType !== 'mouse' && isPrimary && isFree && !isEnlarged) {
          start.current = { id: pointerId, x: clientX, y: clientY };
        }
      },
      onPointerMove: ({ pointerId, clientX }) => {
        if (start.current?.id === pointerId) {
          setPulledPx(clientX - start.current.x);
        }
      },
      onPointerUp: ({ pointerId, clientX, clientY }) => {
        const from = start.current;
        if (from?.id !== pointerId) {
          return;
        }
        end();
        const to = swipeOf(clientX - from.x, clientY - from.y);
        if (to !== null) {
          onSwipe(to);
        }
      },
      onPointerCancel: end,
    },
  };
}

/** True if two fingers have enlarged the screen. */
function isScreenEnlarged(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1;
}

function onEnlargement(listener: () => void): () => void {
  window.visualViewport?.addEventListener('resize', listener);
  return () => window.visualViewport?.removeEventListener('resize', listener);
}
