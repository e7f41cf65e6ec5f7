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

describe('the type of a distribution', () => {
  it.each([
    [[], 'NONE'],
    [['email'], 'EMAIL'],
    [['sms'], 'SMS'],
    [['sms', 'email'], 'BOTH'],
  ] as const)('of %j is %s', (methodTypes, type) => {
    expect(distributionType(methodTypes)).toBe(type);
  });
});

describe('the table', () => {
  it('has a row a member and group, and one for who is in none', () => {
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

  it('says Auto where the role alone put the member there', () => {
    const rows = distributionRows([daniel], METHODS, [on('prayer-team_email', daniel, false)]);

    expect(rows).toEqual([{ member: daniel, groupId: 'prayer-team', type: 'EMAIL', isManual: false }]);
  });
});

it('a group counts each member once, and nobody who left', () => {
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

describe('who may be on which list', () => {
  it('the prayer team only on its own', () => {
    expect(mayBeOnList('prayer_team', 'prayer-team')).toBe(true);
    expect(mayBeOnList('prayer_team', 'leadership')).toBe(false);
    expect(mayBeOnList('leadership', 'prayer-team')).toBe(true);
    expect(mayBeOnList('leadership', 'leadership')).toBe(true);
  });

  it('leadership alone chooses list by list', () => {
    expect(hasChosenLists('leadership')).toBe(true);
    expect(hasChosenLists('prayer_team')).toBe(false);
  });
});
