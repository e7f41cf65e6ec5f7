import { useState } from 'react';
import { useUnderway } from './use-underway.ts';

/**
 * Shows a choice immediately while the server stores it.
 * @param stored the current value, live
 * @param ask returns whether the choice was accepted
 */
export function useOptimisticValue<Value>(
  stored: Value,
  ask: (value: Value) => Promise<boolean>,
): { shown: Value; choose: (value: Value) => void } {
  const [pending, setPending] = useState<{ from: Value; to: Value } | null>(null);
  const [, run] = useUnderway();
  // The stored value wins, whether it is the chosen one or someone else changed it.
  if (pending !== null && pending.from !== stored) {
    setPending(null);
  }

  async function store(value: Value): Promise<void> {
    setPending({ from: stored, to: value });
    if (!(await ask(value))) {
      setPending(null);
    }
  }

  function choose(value: Value): void {
    if (value !== stored) {
      void run(() => store(value));
    }
  }

  return { shown: pending === null ? stored : pending.to, choose };
}
