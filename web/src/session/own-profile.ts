import type { Profile } from '@prayer-community/domain/staff/profile';
import { createContext, use } from 'react';

/** The profile of the member who is signed in, live. `absent`: an account without one, or, where it was ready on this page, no longer one. */
export type OwnProfile =
  | { state: 'loading' }
  | { state: 'absent'; wasReady: boolean }
  | { state: 'ready'; uid: string; profile: Profile<Date> };

export const OwnProfileContext = createContext<OwnProfile>({ state: 'loading' });

/** The own profile as it is now: it changes when leadership changes the role, or the member their availability. */
export function useOwnProfile(): OwnProfile {
  return use(OwnProfileContext);
}
