import { COLLECTIONS } from '@prayer-community/domain/collections';
import {
  DISTRIBUTION_GROUPS,
  type DistributionGroup,
  type DistributionGroupId,
  type DistributionMembership,
  type DistributionMethod,
  distributionGroupFields,
  distributionMembershipFields,
  distributionMethodSchema,
} from '@prayer-community/domain/distribution/distribution';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import { fullName } from '@prayer-community/domain/staff/profile';
import { translated } from '@prayer-community/i18n/text';
import { collection, query } from 'firebase/firestore';
import * as z from 'zod';
import { firestore } from '../../firebase/firestore-sdk.ts';
import type { Identified } from '../../firebase/parse-documents.ts';
import { type LiveQuery, useLiveQuery } from '../../firebase/use-live-query.ts';
import { type StaffMember, useStaffMembers } from '../../ui/team/use-staff-members.ts';

export type Group = DistributionGroup<Date> & { id: DistributionGroupId };
export type Method = Identified<DistributionMethod>;
export type Membership = Identified<DistributionMembership<Date>>;

/** Live data about the lists. Groups are in their fixed order, members sorted by name. */
export interface Distribution {
  groups: readonly Group[];
  methods: readonly Method[];
  memberships: readonly Membership[];
  members: readonly StaffMember[];
}

type LiveDistribution =
  | { state: 'loading' }
  | { state: 'error'; retry: () => void }
  | ({ state: 'ready' } & Distribution);

const groupSchema: z.ZodType<DistributionGroup<Date>> = z.object(distributionGroupFields(storedInstant));
const membershipSchema: z.ZodType<DistributionMembership<Date>> = z.object(
  distributionMembershipFields(storedInstant),
);

async function loadGroups() {
  return { query: query(collection(firestore, COLLECTIONS.distributionGroups)), schema: groupSchema };
}

async function loadMethods() {
  return {
    query: query(collection(firestore, COLLECTIONS.distributionMethods)),
    schema: distributionMethodSchema,
  };
}

async function loadMemberships() {
  return {
    query: query(collection(firestore, COLLECTIONS.distributionMemberships)),
    schema: membershipSchema,
  };
}

export function useDistribution(): LiveDistribution {
  const groups = useLiveQuery(loadGroups);
  const methods = useLiveQuery(loadMethods);
  const memberships = useLiveQuery(loadMemberships);
  const members = useStaffMembers();
  const parts = [groups, methods, memberships, members];
  if (parts.some(({ state }) => state === 'error')) {
    return { state: 'error', retry: () => retryBroken(parts) };
  }
  if (
    groups.state !== 'ready' ||
    methods.state !== 'ready' ||
    memberships.state !== 'ready' ||
    members.state !== 'ready'
  ) {
    return { state: 'loading' };
  }
  return {
    state: 'ready',
    groups: inOrder(groups.documents),
    methods: methods.documents,
    memberships: memberships.documents,
    members: members.documents.toSorted((one, other) => fullName(one).localeCompare(fullName(other))),
  };
}

function retryBroken(parts: readonly LiveQuery<unknown>[]): void {
  for (const { state, retry } of parts) {
    if (state === 'error') {
      retry();
    }
  }
}

// Translates the English default names and descriptions. Names and descriptions the community wrote stay as they are.
function inOrder(groups: readonly Identified<DistributionGroup<Date>>[]): Group[] {
  return DISTRIBUTION_GROUPS.flatMap((id) =>
    groups
      .filter((group) => group.id === id)
      .map((group) => ({
        ...group,
        id,
        name: translated(group.name),
        description: translated(group.description),
      })),
  );
}
