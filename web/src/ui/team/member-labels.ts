import type { Availability, StaffRole } from '@prayer-community/domain/staff/profile';
import { text } from '@prayer-community/domain/texts/text';

/** How the staff reads the role of a member. */
export const ROLE_LABELS: Record<StaffRole, string> = {
  prayer_team: text('Prayer Team'),
  leadership: text('Leadership'),
};

/** How the staff reads whether a member is there. */
export const AVAILABILITY_LABELS: Record<Availability, string> = {
  available: text('Available'),
  unavailable: text('Unavailable'),
};
