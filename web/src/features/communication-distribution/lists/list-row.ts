import type {
  DistributionRow,
  DistributionType,
} from '@prayer-community/domain/distribution/distribution-table';
import { type Message, message } from '@prayer-community/i18n/text';
import type { Tone } from '../../../ui/badge/badge.tsx';
import type { StaffMember } from '../../../ui/team/use-staff-members.ts';

export type ListRow = DistributionRow<StaffMember>;

export function rowKey({ member, groupId }: ListRow): string {
  return `${member.id} ${groupId}`;
}

export const TYPE_LABELS: Record<DistributionType, Message> = {
  EMAIL: message('EMAIL'),
  SMS: message('SMS'),
  BOTH: message('BOTH'),
  NONE: message('NONE'),
};

export const TYPE_TONES: Record<DistributionType, Tone> = {
  EMAIL: 'blue',
  SMS: 'yellow',
  BOTH: 'green',
  NONE: 'grey',
};

/** Returns true if the member should get text messages but has no phone number. */
export function lacksNumber({ member, type }: ListRow): boolean {
  return (type === 'SMS' || type === 'BOTH') && member.phone === null;
}
