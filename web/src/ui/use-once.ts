import { useRef } from 'react';

/** Runs a piece of preparatory work at its first call alone; where it fails, the work itself will say so. */
export function useOnce(prepare: () => Promise<unknown>): () => void {
  const isDone = useRef(false);
  return () => {
    if (!isDone.current) {
      isDone.current = true;
      prepare().catch((error: unknown) => console.warn(error));
    }
  };
}
