import * as z from 'zod';
import type { Stored } from '../fields/stored.ts';
import type { StaffRole } from '../staff/profile.ts';

/** The ids of the two groups of the community. */
export const DISTRIBUTION_GROUPS = ['leadership', 'prayer-team'] as const;
export const METHOD_TYPES = ['email', 'sms'] as const;

export type DistributionGroupId = (typeof DISTRIBUTION_GROUPS)[number];
export type MethodType = (typeof METHOD_TYPES)[number];

/** The stored fields of `distribution_groups/{id}`. */
export function distributionGroupFields(instant: z.ZodType<Date>) {
  return {
    name: z.string(),
    /** The address of the group as a whole, outside this product. Null until one is entered. */
    email_address: z.string().nullable(),
    description: z.string(),
    created_at: instant,
  };
}

/** `distribution_methods/{id}`: one way to reach a group. */
export const distributionMethodSchema = z.object({
  group_id: z.enum(DISTRIBUTION_GROUPS),
  method_type: z.enum(METHOD_TYPES),
  /** False while the method is turned off for everyone on the list. */
  is_active: z.boolean(),
});

/** The stored fields of `distribution_memberships/{methodId}_{uid}`. */
export function distributionMembershipFields(instant: z.ZodType<Date>) {
  return {
    method_id: z.string(),
    user_id: z.string(),
    /** False if the member was added only because of their role. */
    is_manual: z.boolean(),
    added_by: z.string().nullable(),
    created_at: instant,
  };
}

export type DistributionGroup<Instant> = Stored<typeof distributionGroupFields, Instant>;
export type DistributionMethod = z.infer<typeof distributionMethodSchema>;
export type DistributionMembership<Instant> = Stored<typeof distributionMembershipFields, Instant>;

const FIRST_GROUPS: Record<DistributionGroupId, Pick<DistributionGroup<unknown>, 'name' | 'description'>> = {
  leadership: {
    name: 'Leadership',
    description: 'Notified about every new request and overdue requests.',
  },
  'prayer-team': { name: 'Prayer Team', description: 'Notified about new requests the team can take.' },
};

export function newDistributionGroup<Instant>(
  groupId: DistributionGroupId,
  email_address: string | null,
  created_at: Instant,
): DistributionGroup<Instant> {
  return { ...FIRST_GROUPS[groupId], email_address, created_at };
}

export function newDistributionMethod(
  group_id: DistributionGroupId,
  method_type: MethodType,
): DistributionMethod {
  return { group_id, method_type, is_active: true };
}

export function methodId(groupId: DistributionGroupId, methodType: MethodType): string {
  return `${groupId}_${methodType}`;
}

/** Returns the group that a role joins automatically. */
function groupOfRole(role: StaffRole): DistributionGroupId {
  return role === 'leadership' ? 'leadership' : 'prayer-team';
}

/** Returns the lists that a role joins automatically: the email list of its group. */
export function automaticMethodIds(role: StaffRole): string[] {
  return [methodId(groupOfRole(role), 'email')];
}

export function automaticMembership<Instant>(
  method_id: string,
  user_id: string,
  created_at: Instant,
): DistributionMembership<Instant> {
  return { method_id, user_id, is_manual: false, added_by: null, created_at };
}

/**
 * Returns the lists that a member leaves when taking on a role: those the role may not be on, and the automatic one of
 * the former role.
 */
export function methodsLeftBy(role: StaffRole): string[] {
  return role === 'leadership'
    ? automaticMethodIds('prayer_team')
    : METHOD_TYPES.map((methodType) => methodId('leadership', methodType));
}

/** True if a member with this role may be on the lists of this group. */
export function mayBeOnList(role: StaffRole, groupId: DistributionGroupId): boolean {
  return role === 'leadership' || groupId === 'prayer-team';
}

/** True if a leader chooses each list for a member with this role. Other members are only added or removed. */
export function hasChosenLists(role: StaffRole): boolean {
  return role === 'leadership';
}

export function manualMembership<Instant>(
  method_id: string,
  user_id: string,
  added_by: string,
  created_at: Instant,
): DistributionMembership<Instant> {
  return { method_id, user_id, is_manual: true, added_by, created_at };
}
