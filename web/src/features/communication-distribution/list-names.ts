import type { DistributionGroupId, MethodType } from '@prayer-community/domain/distribution/distribution';
import { type Message, message, t } from '@prayer-community/i18n/text';
import type { Group, Method } from './use-distribution.ts';

/** How a way of telling is called. */
export const METHOD_NAMES: Record<MethodType, Message> = { email: message('Email'), sms: message('SMS') };

/** The name of a group. */
export function groupName(groups: readonly Group[], groupId: DistributionGroupId): string {
  return groups.find(({ id }) => id === groupId)?.name ?? groupId;
}

/** The name of a list: its group and its channel, as `Leadership · Email`. */
export function listName(groups: readonly Group[], { group_id, method_type }: Method): string {
  return `${groupName(groups, group_id)} · ${t(METHOD_NAMES[method_type])}`;
}

/** The methods group by group, e-mail first. */
export function methodsInOrder(groups: readonly Group[], methods: readonly Method[]): Method[] {
  return groups.flatMap(({ id }) =>
    methods
      .filter(({ group_id }) => group_id === id)
      .toSorted((one, other) => one.method_type.localeCompare(other.method_type)),
  );
}
