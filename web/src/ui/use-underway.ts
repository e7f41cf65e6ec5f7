import { useRef, useState } from 'react';

/** Runs a task. Ignores it and resolves to undefined while another is underway. Rejects if the task does. */
export type Run = <Result>(task: () => Promise<Result>) => Promise<Result | undefined>;

/** Runs one task at a time, so a double click runs it once. `isUnderway` is for what the screen shows meanwhile. */
export function useUnderway(): [isUnderway: boolean, run: Run] {
  const [isUnderway, setIsUnderway] = useState(false);
  const isRunning = useRef(false);

  const run: Run = async (task) => {
    if (isRunning.current) {
      return undefined;
    }
    isRunning.current = true;
    setIsUnderway(true);
    try {
      return await task();
    } finally {
      isRunning.current = false;
      setIsUnderway(false);
    }
  };

  return [isUnderway, run];
}
