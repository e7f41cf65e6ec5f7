import { useState } from 'react';
import type { PresenceText } from './presence-texts.ts';

/** Returns what screen readers announce about others on the request. Announces each text once, and never that someone left. */
export function usePresenceAnnouncement(texts: readonly PresenceText[]): string {
  const [announced, setAnnounced] = useState<{ keys: readonly string[]; text: string }>({
    keys: [],
    text: '',
  });
  const unannounced = texts.filter(({ key }) => !announced.keys.includes(key));
  if (unannounced.length > 0) {
    setAnnounced({
      keys: [...announced.keys, ...unannounced.map(({ key }) => key)],
      text: unannounced.map(({ text }) => text).join('. '),
    });
  }
  return announced.text;
}
