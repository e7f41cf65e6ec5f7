import { describe, expect, it } from 'vitest';
import { undoOf } from './request-undo.ts';

describe('the way back', () => {
  it.each([
    ['assign', { status: 'new', assigned_to: null }, { action: 'unassign' }],
    ['assign', { status: 'assigned', assigned_to: 'miriam' }, { action: 'assign', assigneeUid: 'miriam' }],
    ['claim', { status: 'new', assigned_to: null }, { action: 'unassign' }],
    ['unassign', { status: 'assigned', assigned_to: 'miriam' }, { action: 'assign', assigneeUid: 'miriam' }],
    ['markPrayedFor', { status: 'assigned', assigned_to: 'miriam' }, { action: 'takeBackPrayedFor' }],
    ['takeBackPrayedFor', { status: 'prayed_for', assigned_to: 'miriam' }, null],
    ['close', { status: 'prayed_for', assigned_to: 'miriam' }, null],
    ['reopen', { status: 'closed', assigned_to: 'miriam' }, null],
  ] as const)('of %s from %o is %o', (action, before, expected) => {
    expect(undoOf(action, before, 'leadership')).toEqual(expected);
  });

  it('of a claim is leadership’s alone', () => {
    expect(undoOf('claim', { status: 'new', assigned_to: null }, 'prayer_team')).toBeNull();
  });
});
