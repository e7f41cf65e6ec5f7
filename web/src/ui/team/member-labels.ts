import type { Availability, StaffRole } from '@prayer-community/domain/staff/profile';
import { type Message, message } from '@prayer-community/i18n/text';

/** How the staff reads the role of a member. */
export const ROLE_LABELS: Record<StaffRole, Message> = {
  prayer_team: message('Prayer Team'),
  leadership: message('Leadership'),
};

/** How the staff reads whether a member is there. */
export const AVAILABILITY_LABELS: Record<Availability, Message> = {
  available: message('Available'),
  unavailable: message('Unavailable'),
};
