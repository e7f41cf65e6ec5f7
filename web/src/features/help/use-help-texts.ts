import { useEffect, useState } from 'react';
import type { HelpTexts } from '../../ui/help/help-topic.ts';

/** Loads the help texts. Throws if loading fails, so that the screen's error boundary shows it. */
export function useHelpTexts(load: () => Promise<HelpTexts>): HelpTexts | 'loading' {
  const [loaded, setLoaded] = useState<{ texts: HelpTexts | 'loading'; error?: unknown }>({
    texts: 'loading',
  });
  useEffect(() => {
    let isWanted = true;
    load().then(
      (texts) => isWanted && setLoaded({ texts }),
      (error: unknown) => isWanted && setLoaded({ texts: 'loading', error }),
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  if (loaded.error !== undefined) {
    throw loaded.error;
  }
  return loaded.texts;
}
