import type { StaffRole } from './profile.ts';

/** The two lists of the community, by their document's id. */
export const DISTRIBUTION_GROUPS = ['leadership', 'prayer-team'] as const;
export const METHOD_TYPES = ['email', 'sms'] as const;

export type DistributionGroupId = (typeof DISTRIBUTION_GROUPS)[number];
export type MethodType = (typeof METHOD_TYPES)[number];

/** `distribution_groups/{id}`. */
export interface DistributionGroup<Instant> {
  name: string;
  email_address: string;
  description: string;
  created_at: Instant;
}

/** `distribution_methods/{id}`: one way in which a group is reached. */
export interface DistributionMethod {
  group_id: DistributionGroupId;
  method_type: MethodType;
  is_active: boolean;
}

/** `distribution_memberships/{methodId}_{uid}`. */
export interface DistributionMembership<Instant> {
  method_id: string;
  user_id: string;
  /** False where the role alone put the member there. */
  is_manual: boolean;
  added_by: string | null;
  created_at: Instant;
}

/** The id of a group's method. */
export function methodId(groupId: DistributionGroupId, methodType: MethodType): string {
  return `${groupId}_${methodType}`;
}

/** The list that a role is put on by itself. */
export function groupOfRole(role: StaffRole): DistributionGroupId {
  return role === 'leadership' ? 'leadership' : 'prayer-team';
}

/** The memberships that a role brings by itself: the e-mail list of its group. */
export function automaticMethodIds(role: StaffRole): string[] {
  return [methodId(groupOfRole(role), 'email')];
}

/** A membership that the role brought. */
export function automaticMembership<Instant>(
  method_id: string,
  user_id: string,
  created_at: Instant,
): DistributionMembership<Instant> {
  return { method_id, user_id, is_manual: false, added_by: null, created_at };
}

/** The methods that someone leaves who takes the role: those it forbids, and the one that the other role brought. */
export function methodsLeftBy(role: StaffRole): string[] {
  return role === 'leadership'
    ? automaticMethodIds('prayer_team')
    : METHOD_TYPES.map((methodType) => methodId('leadership', methodType));
}
