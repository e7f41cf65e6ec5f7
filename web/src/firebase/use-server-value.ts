import { useEffect, useState } from 'react';

/**
 * Asks the server once. Returns the initial value until the response arrives, and if it cannot be reached.
 * @param ask has to be the same on each render
 */
export function useServerValue<Value>(ask: () => Promise<Value>, initial: Value): Value {
  const [value, setValue] = useState(initial);
  useEffect(() => {
    let isAwaited = true;
    ask().then(
      (response) => isAwaited && setValue(response),
      (error: unknown) => console.warn('The server could not be reached.', error),
    );
    return () => {
      isAwaited = false;
    };
  }, [ask]);
  return value;
}
