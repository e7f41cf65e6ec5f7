import { useState } from 'react';
import type { PresenceText } from './presence-texts.ts';

/** Returns what screen readers announce about others on the request. Announces each text once, and never that someone left. */
export function usePresenceAnnouncement(texts: readonly PresenceText[]): string {
  const [said, setSaid] = useState<{ keys: readonly string[]; text: string }>({ keys: [], text: '' });
  const unsaid = texts.filter(({ key }) => !said.keys.includes(key));
  if (unsaid.length > 0) {
    setSaid({
      keys: [...said.keys, ...unsaid.map(({ key }) => key)],
      text: unsaid.map(({ text }) => text).join('. '),
    });
  }
  return said.text;
}
