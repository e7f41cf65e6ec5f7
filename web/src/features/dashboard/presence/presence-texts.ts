import { PRESENCE_ACTIVITIES, type PresenceActivity } from '@prayer-community/domain/staff/presence';
import type { SeenMember } from '@prayer-community/domain/staff/presence-expiry';
import { t } from '@prayer-community/i18n/text';
import { nameOf } from '../../../ui/team/staff-names.ts';
import type { StaffMember } from '../../../ui/team/use-staff-members.ts';

export interface PresenceText {
  /** Unique to a member and activity. */
  key: string;
  text: string;
}

const BY_ACTIVITY: Record<PresenceActivity, (name: string) => string> = {
  looking: (name) => t('{name} is looking at this', { name }),
  note: (name) => t('{name} is writing a note', { name }),
  reply: (name) => t('{name} is writing a reply', { name }),
};

/** Returns what the other members are doing, writers first. Leaves out the reader, and everyone until the team is known. */
export function presenceTexts(
  present: readonly SeenMember[],
  team: readonly StaffMember[] | null,
  ownUid: string,
): PresenceText[] {
  return present
    .flatMap(({ id, activity }) => {
      const name = id === ownUid ? null : nameOf(team, id);
      return name === null
        ? []
        : [{ rank: rankOf(activity), key: `${id} ${activity}`, text: BY_ACTIVITY[activity](name) }];
    })
    .sort((one, other) => one.rank - other.rank || one.text.localeCompare(other.text));
}

function rankOf(activity: PresenceActivity): number {
  return PRESENCE_ACTIVITIES.length - PRESENCE_ACTIVITIES.indexOf(activity);
}
