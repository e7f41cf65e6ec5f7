import type { Availability, StaffRole } from '@prayer-community/domain/staff/profile';
import { type Message, message } from '@prayer-community/i18n/text';

export const ROLE_LABELS: Record<StaffRole, Message> = {
  prayer_team: message('Prayer Team'),
  leadership: message('Leadership'),
};

export const AVAILABILITY_LABELS: Record<Availability, Message> = {
  available: message('Available'),
  unavailable: message('Unavailable'),
};
