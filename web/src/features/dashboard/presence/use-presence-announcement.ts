import { useState } from 'react';
import type { PresenceText } from './presence-texts.ts';

/** What screen readers say of others on the request: each of it once, and nothing of who leaves. */
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
