import { describe, expect, it } from 'vitest';
import {
  assignMember,
  changedBy,
  claimedBy,
  claimRequest,
  closeRequest,
  giveBackRequest,
  isApplied,
  mayClaim,
  mayGiveBack,
  reopenRequest,
} from './request-transitions.ts';

const SEEN = { revision: 3 };
const ASSIGNED = { status: 'assigned', assigned_to: 'miriam', updated_by: 'grace', revision: 4 } as const;

it.each([
  ['as the assignment left it', ASSIGNED, true],
  ['assigned to another member', { ...ASSIGNED, assigned_to: 'daniel' }, false],
  ['assigned to the same member by another user', { ...ASSIGNED, updated_by: 'daniel' }, false],
  [
    'still new and unassigned',
    { ...ASSIGNED, status: 'new', assigned_to: null, revision: 3 } as const,
    false,
  ],
  ['changed again afterward', { ...ASSIGNED, revision: 5 }, false],
])('isApplied judges an assignment whose request is %s', (_how, current, expected) => {
  expect(isApplied(current, assignMember(SEEN, 'grace', 'miriam'))).toBe(expected);
});

it('isApplied does not require an assignee for a transition that leaves it unchanged', () => {
  const closed = { status: 'closed', assigned_to: 'miriam', updated_by: 'grace', revision: 4 } as const;
  expect(isApplied(closed, closeRequest(SEEN, 'grace'))).toBe(true);
});

describe('changedBy', () => {
  const seen = { status: 'new', assigned_to: null, come_back_at: null, come_back_by: null } as const;
  const updated = { ...seen, updated_by: 'grace' };
  const dated = { ...updated, come_back_at: new Date('2026-11-26T08:00:00Z'), come_back_by: 'daniel' };

  it('returns the member who made the transition or set the come-back date', () => {
    expect(changedBy(seen, { ...dated, status: 'assigned', assigned_to: 'miriam' })).toBe('grace');
    expect(changedBy(seen, dated)).toBe('daniel');
    expect(changedBy(dated, { ...dated, come_back_at: null, come_back_by: 'ruth' })).toBe('ruth');
    expect(changedBy(seen, updated)).toBe('grace');
    expect(changedBy(seen, null)).toBeNull();
  });

  it('returns the member who acted and undid it, not the one who had set a come-back date before', () => {
    expect(changedBy(dated, { ...dated, come_back_at: new Date(dated.come_back_at) })).toBe('grace');
  });
});

it('reopening makes the request new and unassigned', () => {
  expect(reopenRequest(SEEN, 'grace')).toEqual({
    status: 'new',
    archive_status: 'active',
    assigned_to: null,
    contacted_at: null,
    updated_by: 'grace',
    revision: 4,
  });
});

describe('claiming', () => {
  const NEW = { status: 'new', submission_type: 'prayer_team' } as const;
  const CONFIDENTIAL = { ...NEW, submission_type: 'confidential' } as const;
  const ASSIGNED_ALREADY = { ...NEW, status: 'assigned' } as const;

  it.each([
    ['prayer_team', 'a new request', NEW, true, true],
    ['prayer_team', 'a new request that only leadership may assign', NEW, false, false],
    ['prayer_team', 'a confidential request', CONFIDENTIAL, true, false],
    ['prayer_team', 'an assigned request', ASSIGNED_ALREADY, true, false],
    ['leadership', 'a new request that only leadership may assign', NEW, false, true],
    ['leadership', 'a confidential request', CONFIDENTIAL, false, true],
    ['leadership', 'an assigned request', ASSIGNED_ALREADY, true, false],
  ] as const)(
    'is allowed or denied as expected for %s on %s',
    (role, _what, request, team_may_claim, expected) => {
      expect(mayClaim(role, request, { team_may_claim })).toBe(expected);
    },
  );

  it('assigns the request to the claiming member', () => {
    expect(claimRequest(SEEN, 'miriam')).toEqual({ ...ASSIGNED, updated_by: 'miriam' });
  });

  it('returns the assignee if it is another member', () => {
    expect(claimedBy(ASSIGNED, 'daniel')).toBe('miriam');
    expect(claimedBy(ASSIGNED, 'miriam')).toBeNull();
    expect(claimedBy({ assigned_to: null }, 'daniel')).toBeNull();
    expect(claimedBy(null, 'daniel')).toBeNull();
  });
});

describe('giving back', () => {
  const MINE = { status: 'assigned', submission_type: 'prayer_team', assigned_to: 'miriam' } as const;

  it.each([
    ['prayer_team', 'the member’s own request', MINE, true, true],
    ['prayer_team', 'the member’s own request that only leadership may assign', MINE, false, false],
    ['prayer_team', 'another member’s request', { ...MINE, assigned_to: 'daniel' }, true, false],
    ['prayer_team', 'a confidential request', { ...MINE, submission_type: 'confidential' }, true, false],
    ['prayer_team', 'a request that was prayed for', { ...MINE, status: 'prayed_for' }, true, false],
    ['leadership', 'the member’s own request', MINE, true, false],
  ] as const)(
    'is allowed or denied as expected for %s on %s',
    (role, _what, request, team_may_claim, expected) => {
      expect(mayGiveBack({ uid: 'miriam', role }, request, { team_may_claim })).toBe(expected);
    },
  );

  it('makes the request new and unassigned', () => {
    expect(giveBackRequest(SEEN, 'miriam')).toEqual({
      status: 'new',
      assigned_to: null,
      updated_by: 'miriam',
      revision: 4,
    });
  });
});
