import type { DistributionGroupId, MethodType } from '@prayer-community/domain/distribution/distribution';
import { type Message, message, t } from '@prayer-community/i18n/text';
import type { Group, Method } from './use-distribution.ts';

export const METHOD_NAMES: Record<MethodType, Message> = { email: message('Email'), sms: message('SMS') };

export function groupName(groups: readonly Group[], groupId: DistributionGroupId): string {
  return groups.find(({ id }) => id === groupId)?.name ?? groupId;
}

/** Returns the name of a list: its group and channel, such as `Leadership · Email`. */
export function listName(groups: readonly Group[], { group_id, method_type }: Method): string {
  return `${groupName(groups, group_id)} · ${t(METHOD_NAMES[method_type])}`;
}

/** Returns the methods group by group, email first. */
export function methodsInOrder(groups: readonly Group[], methods: readonly Method[]): Method[] {
  return groups.flatMap(({ id }) =>
    methods
      .filter(({ group_id }) => group_id === id)
      .toSorted((one, other) => one.method_type.localeCompare(other.method_type)),
  );
}
