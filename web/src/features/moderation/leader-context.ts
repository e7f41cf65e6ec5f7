import { createContext, use } from 'react';

/** The user id of the leader who decides. */
export const LeaderContext = createContext<string | null>(null);

/** @throws Error if called outside moderation */
export function useLeader(): string {
  const uid = use(LeaderContext);
  if (uid === null) {
    throw new Error('Only parts of the moderation know who decides');
  }
  return uid;
}
