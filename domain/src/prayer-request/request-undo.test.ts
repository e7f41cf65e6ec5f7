import { describe, expect, it } from 'vitest';
import { undoOf } from './request-undo.ts';

describe('the way back', () => {
  it.each([
    ['assign', { status: 'new', assigned_to: null }, { action: 'unassign' }],
    ['assign', { status: 'assigned', assigned_to: 'miriam' }, { action: 'assign', assigneeUid: 'miriam' }],
    ['claim', { status: 'new', assigned_to: null }, { action: 'unassign' }],
    ['unassign', { status: 'assigned', assigned_to: 'miriam' }, { action: 'assign', assigneeUid: 'miriam' }],
    ['giveBack', { status: 'assigned', assigned_to: 'miriam' }, { action: 'claim' }],
    ['markPrayedFor', { status: 'assigned', assigned_to: 'miriam' }, { action: 'takeBackPrayedFor' }],
    ['takeBackPrayedFor', { status: 'prayed_for', assigned_to: 'miriam' }, null],
    ['close', { status: 'prayed_for', assigned_to: 'miriam' }, null],
    ['reopen', { status: 'closed', assigned_to: 'miriam' }, null],
  ] as const)('of %s from %o is %o', (action, before, expected) => {
    expect(undoOf(action, before, 'leadership')).toEqual(expected);
  });

  it('of a claim of the team gives the request back', () => {
    const before = { status: 'new', assigned_to: null } as const;
    expect(undoOf('claim', before, 'prayer_team')).toEqual({ action: 'giveBack' });
  });
});
