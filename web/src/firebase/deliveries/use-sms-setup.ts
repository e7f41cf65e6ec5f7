import { useEffect, useState } from 'react';
import { callOrThrow } from '../call-or-throw.ts';

/** Returns whether text messages can be sent. Null while loading, or if it cannot be determined. */
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
