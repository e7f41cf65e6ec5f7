import type { Profile } from '@prayer-community/domain/staff/profile';
import { createContext, use } from 'react';

/**
 * The live profile of the signed-in member. `absent` if the account has no profile, or no longer has one after it was
 * ready on this page. `isDeleted` if the server says so. A profile that the rules refuse may still exist.
 */
export type OwnProfile =
  | { state: 'loading' }
  | { state: 'absent'; wasReady: boolean; isDeleted: boolean }
  | { state: 'ready'; uid: string; profile: Profile<Date> };

export const OwnProfileContext = createContext<OwnProfile>({ state: 'loading' });

/** True if the member is known to be a leader. */
export function isLeader(own: OwnProfile): boolean {
  return own.state === 'ready' && own.profile.role === 'leadership';
}

/** Returns the member's own profile. It changes when leadership changes the role or the member changes their availability. */
export function useOwnProfile(): OwnProfile {
  return use(OwnProfileContext);
}
