import type { Availability, StaffRole } from '@prayer-community/domain/profile';

/** How the staff reads the role of a member. */
export const ROLE_LABELS: Record<StaffRole, string> = {
  prayer_team: 'Prayer Team',
  leadership: 'Leadership',
};

/** How the staff reads whether a member is there. */
export const AVAILABILITY_LABELS: Record<Availability, string> = {
  available: 'Available',
  unavailable: 'Unavailable',
};
