import type {
  DistributionRow,
  DistributionType,
} from '@prayer-community/domain/distribution/distribution-table';
import { type Message, message } from '@prayer-community/i18n/text';
import type { Tone } from '../../../ui/badge/badge.tsx';
import type { Member } from '../../../ui/team/use-members.ts';

/** A member in one group, or in none. */
export type ListRow = DistributionRow<Member>;

/** The key of a row among all. */
export function rowKey({ member, groupId }: ListRow): string {
  return `${member.id} ${groupId}`;
}

/** How the types are called. */
export const TYPE_LABELS: Record<DistributionType, Message> = {
  EMAIL: message('EMAIL'),
  SMS: message('SMS'),
  BOTH: message('BOTH'),
  NONE: message('NONE'),
};

/** The colours of the types. */
export const TYPE_TONES: Record<DistributionType, Tone> = {
  EMAIL: 'blue',
  SMS: 'yellow',
  BOTH: 'green',
  NONE: 'grey',
};

/** True where text messages are to go to someone who has no number. */
export function lacksNumber({ member, type }: ListRow): boolean {
  return (type === 'SMS' || type === 'BOTH') && member.phone === null;
}
