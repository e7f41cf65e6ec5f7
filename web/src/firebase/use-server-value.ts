import { useEffect, useState } from 'react';

/**
 * Asks the server once. Returns the initial value until the answer arrives, and if it cannot be asked.
 * @param ask has to be the same on each render
 */
export function useServerValue<Answer>(ask: () => Promise<Answer>, initial: Answer): Answer {
  const [answer, setAnswer] = useState(initial);
  useEffect(() => {
    let isAwaited = true;
    ask().then(
      (given) => isAwaited && setAnswer(given),
      (error: unknown) => console.warn('The server cannot be asked at the moment.', error),
    );
    return () => {
      isAwaited = false;
    };
  }, [ask]);
  return answer;
}
