import type { OpenRequests } from '@prayer-community/domain/insights/insights-counts';
import type { ReminderChoice } from '@prayer-community/domain/prayer-request/due-time';
import type { Actor } from '@prayer-community/domain/prayer-request/request-transitions';
import type { RequestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';
import type { Profile } from '@prayer-community/domain/staff/profile';
import { fullName } from '@prayer-community/domain/staff/profile';
import { createContext, use } from 'react';
import type { Identified } from '../../firebase/parse-documents.ts';

/** A member of the staff; the id is that of their account. */
export type Member = Identified<Profile<Date>>;

/** What every part of the dashboard knows. */
export interface DashboardKnowledge {
  /** Who is signed in. */
  actor: Actor;
  /** Which requests they may read. */
  visibility: RequestVisibility;
  /** Everyone on the staff; null until they are loaded. */
  team: readonly Member[] | null;
  /** False while the staff are being loaded: what depends on them is about to change. */
  isTeamKnown: boolean;
  /** Whether the dashboard is mounted: false once its screen is left. */
  standing: { readonly current: boolean };
  /** How long a request may wait by its urgency; null where all wait for as long, or while that is not known. */
  clock: ReminderChoice | null;
  /** Whether the prayer team may assign new requests to themselves; false while that is not known. */
  teamMayClaim: boolean;
  /** False once it is known that leadership turned replies to requesters off. */
  offersReplies: boolean;
  /** What everyone carries, for a fair suggestion; null where none is made, or while that is not known. */
  load: OpenRequests | null;
}

export const DashboardContext = createContext<DashboardKnowledge | null>(null);

/** @throws Error outside of the dashboard */
export function useDashboard(): DashboardKnowledge {
  const knowledge = use(DashboardContext);
  if (knowledge === null) {
    throw new Error('Only parts of the dashboard know its context');
  }
  return knowledge;
}

/** The name of a member as others read it; null while the team is not known or they have left it. */
export function nameOf(team: readonly Member[] | null, uid: string): string | null {
  const member = team?.find(({ id }) => id === uid);
  return member === undefined ? null : fullName(member);
}
