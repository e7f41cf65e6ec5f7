import { describe, expect, it } from 'vitest';
import {
  DISTRIBUTION_GROUPS,
  hasChosenLists,
  METHOD_TYPES,
  manualMembership,
  mayBeOnList,
  methodId,
  newDistributionMethod,
} from './distribution.ts';
import { distributionRows, distributionType, groupCounts } from './distribution-table.ts';

const METHODS = DISTRIBUTION_GROUPS.flatMap((groupId) =>
  METHOD_TYPES.map((type) => ({ ...newDistributionMethod(groupId, type), id: methodId(groupId, type) })),
);

const grace = { id: 'grace' };
const daniel = { id: 'daniel' };

function on(methodId: string, member: { id: string }, is_manual = true) {
  return { ...manualMembership(methodId, member.id, 'grace', 0), is_manual };
}

describe('distributionType', () => {
  it.each([
    [[], 'NONE'],
    [['email'], 'EMAIL'],
    [['sms'], 'SMS'],
    [['sms', 'email'], 'BOTH'],
  ] as const)('maps %j to %s', (methodTypes, type) => {
    expect(distributionType(methodTypes)).toBe(type);
  });
});

describe('the distribution table', () => {
  it('has one row per member and group, and one for a member without a group', () => {
    const rows = distributionRows([grace, daniel], METHODS, [
      on('leadership_email', grace, false),
      on('leadership_sms', grace),
      on('prayer-team_sms', grace),
    ]);

    expect(rows).toEqual([
      { member: grace, groupId: 'leadership', type: 'BOTH', isManual: true },
      { member: grace, groupId: 'prayer-team', type: 'SMS', isManual: true },
      { member: daniel, groupId: null, type: 'NONE', isManual: false },
    ]);
  });

  it('marks a membership that comes only from the role as automatic', () => {
    const rows = distributionRows([daniel], METHODS, [on('prayer-team_email', daniel, false)]);

    expect(rows).toEqual([{ member: daniel, groupId: 'prayer-team', type: 'EMAIL', isManual: false }]);
  });
});

it('groupCounts counts each member once and ignores former members', () => {
  const memberships = [
    on('prayer-team_email', daniel),
    on('prayer-team_sms', daniel),
    on('prayer-team_email', grace),
    on('prayer-team_email', { id: 'gone' }),
    on('leadership_email', grace),
  ];

  expect(groupCounts('prayer-team', [grace, daniel], METHODS, memberships)).toEqual({
    total: 2,
    email: 2,
    sms: 1,
  });
});

describe('list membership', () => {
  it('is limited to its own list for the prayer team', () => {
    expect(mayBeOnList('prayer_team', 'prayer-team')).toBe(true);
    expect(mayBeOnList('prayer_team', 'leadership')).toBe(false);
    expect(mayBeOnList('leadership', 'prayer-team')).toBe(true);
    expect(mayBeOnList('leadership', 'leadership')).toBe(true);
  });

  it('can be chosen list by list only for leadership', () => {
    expect(hasChosenLists('leadership')).toBe(true);
    expect(hasChosenLists('prayer_team')).toBe(false);
  });
});
