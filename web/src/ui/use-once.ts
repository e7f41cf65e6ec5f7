import { useRef } from 'react';

/**
 * Returns a function that runs preparatory work on its first call only. A failure is only logged, because the work
 * itself will report it.
 */
export function useOnce(prepare: () => Promise<unknown>): () => void {
  const isDone = useRef(false);
  return () => {
    if (!isDone.current) {
      isDone.current = true;
      prepare().catch((error: unknown) => console.warn(error));
    }
  };
}
