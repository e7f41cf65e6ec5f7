import { useEffect, useState } from 'react';
import { onReconnect, RETRY_MS } from '../connection/on-reconnect.ts';

/** Loads the help lines ahead of the first keystroke. */
export function preloadCrisisHelp(): Promise<typeof import('./crisis-help.tsx')> {
  return import('./crisis-help.tsx');
}

export interface CrisisWatchProps {
  text: string;
  /** Whether leaders are alerted of such a text. If so, the writer learns it. */
  alertsLeaders?: boolean;
}

/** Shows help lines as soon as the text shows signs of harm. It never prevents anyone from sending it. */
export function CrisisWatch(props: CrisisWatchProps) {
  const { text } = props;
  const [code, setCode] = useState<typeof import('./crisis-help.tsx') | null>(null);
  useEffect(() => {
    if (text.trim() === '' || code !== null) {
      return;
    }
    const load = () => preloadCrisisHelp().then(setCode, console.warn);
    load();
    return onReconnect(load, RETRY_MS);
  }, [text, code]);
  return code && <code.CrisisHelp {...props} />;
}
