import {
  DISTRIBUTION_GROUPS,
  type DistributionGroupId,
  type DistributionMembership,
  type DistributionMethod,
  type MethodType,
} from './distribution.ts';

/** Labels of the notification methods in the table. */
export type DistributionType = 'EMAIL' | 'SMS' | 'BOTH' | 'NONE';

type Method = DistributionMethod & { id: string };
type Membership = Pick<DistributionMembership<unknown>, 'method_id' | 'user_id' | 'is_manual'>;

/** A member in one group, or in none. */
export interface DistributionRow<Member> {
  member: Member;
  groupId: DistributionGroupId | null;
  type: DistributionType;
  /** True if a leader added the member manually, by any of the methods. */
  isManual: boolean;
}

interface GroupCounts {
  total: number;
  email: number;
  sms: number;
}

export function distributionType(methodTypes: readonly MethodType[]): DistributionType {
  const hasEmail = methodTypes.includes('email');
  const hasSms = methodTypes.includes('sms');
  if (hasEmail && hasSms) {
    return 'BOTH';
  }
  if (hasEmail) {
    return 'EMAIL';
  }
  return hasSms ? 'SMS' : 'NONE';
}

/** Returns one row for each group of each member, and one for each member in no group. */
export function distributionRows<Member extends { id: string }>(
  members: readonly Member[],
  methods: readonly Method[],
  memberships: readonly Membership[],
): DistributionRow<Member>[] {
  return members.flatMap((member): DistributionRow<Member>[] => {
    const own = memberships.filter(({ user_id }) => user_id === member.id);
    const rows = DISTRIBUTION_GROUPS.flatMap((groupId) => {
      const inGroup = methodsOf(groupId, methods).flatMap((method) =>
        own.filter(({ method_id }) => method_id === method.id).map((membership) => ({ method, membership })),
      );
      if (inGroup.length === 0) {
        return [];
      }
      const type = distributionType(inGroup.map(({ method }) => method.method_type));
      return [{ member, groupId, type, isManual: inGroup.some(({ membership }) => membership.is_manual) }];
    });
    return rows.length > 0 ? rows : [{ member, groupId: null, type: 'NONE', isManual: false }];
  });
}

/** Counts the members of a group and of each of its lists. Former staff members are not counted. */
export function groupCounts(
  groupId: DistributionGroupId,
  members: readonly { id: string }[],
  methods: readonly Method[],
  memberships: readonly Membership[],
): GroupCounts {
  const staff = new Set(members.map(({ id }) => id));
  const onList = (methodType: MethodType): string[] => {
    const ids = methodsOf(groupId, methods)
      .filter(({ method_type }) => method_type === methodType)
      .map(({ id }) => id);
    return memberships
      .filter(({ method_id, user_id }) => ids.includes(method_id) && staff.has(user_id))
      .map(({ user_id }) => user_id);
  };
  const email = onList('email');
  const sms = onList('sms');
  return { total: new Set([...email, ...sms]).size, email: email.length, sms: sms.length };
}

function methodsOf(groupId: DistributionGroupId, methods: readonly Method[]): Method[] {
  return methods.filter(({ group_id }) => group_id === groupId);
}
