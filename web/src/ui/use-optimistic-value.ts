import { useState } from 'react';

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
  const [isUnderway, setIsUnderway] = useState(false);
  // The stored value wins, whether it is the chosen one or someone else changed it.
  if (pending !== null && pending.from !== stored) {
    setPending(null);
  }

  async function choose(value: Value): Promise<void> {
    if (isUnderway || value === stored) {
      return;
    }
    setIsUnderway(true);
    setPending({ from: stored, to: value });
    if (!(await ask(value))) {
      setPending(null);
    }
    setIsUnderway(false);
  }

  return { shown: pending === null ? stored : pending.to, choose: (value) => void choose(value) };
}
