import { useRef, useState } from 'react';

/**
 * Shows a choice immediately while the server stores it. Choices made meanwhile are stored one after another.
 * @param stored the current value, live
 * @param ask returns whether the choice was accepted
 */
export function useOptimisticValue<Value>(
  stored: Value,
  ask: (value: Value) => Promise<boolean>,
): { shown: Value; choose: (value: Value) => void } {
  const [pending, setPending] = useState<{ from: Value; to: Value } | null>(null);
  const [unanswered, setUnanswered] = useState(0);
  const queue = useRef(Promise.resolve());
  const shown = pending === null ? stored : pending.to;
  // The stored value wins, whether it is the chosen one or someone else changed it. Between two choices, it is the first.
  if (pending !== null && pending.from !== stored && (stored === pending.to || unanswered < 2)) {
    setPending(null);
  }

  function choose(value: Value): void {
    if (value === shown) {
      return;
    }
    const choice = { from: stored, to: value };
    const store = async () => {
      try {
        if (!(await ask(value))) {
          setPending((current) => (current === choice ? null : current));
        }
      } finally {
        setUnanswered((count) => count - 1);
      }
    };
    setPending(choice);
    setUnanswered((count) => count + 1);
    queue.current = queue.current.then(store, store);
  }

  return { shown, choose };
}
