import { useEffect, useState } from 'react';
import { callOrThrow } from '../call-or-throw.ts';

/** Whether text messages can be sent; null until it is known, or where it cannot be found out. */
export function useSmsSetup(): boolean | null {
  const [isConfigured, setIsConfigured] = useState<boolean | null>(null);
  useEffect(() => {
    let isShown = true;
    callOrThrow('checkSmsSetup', {}).then(
      (answer) => isShown && setIsConfigured(answer.isConfigured),
      (error: unknown) => console.error('Whether text messages can be sent is not known', error),
    );
    return () => {
      isShown = false;
    };
  }, []);
  return isConfigured;
}
