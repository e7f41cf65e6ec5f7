import { describe, expect, it } from 'vitest';
import { undoOf } from './request-undo.ts';

describe('undoOf', () => {
  it.each([
    ['assign', { status: 'new', assigned_to: null }, { action: 'unassign' }],
    ['assign', { status: 'assigned', assigned_to: 'miriam' }, { action: 'assign', assigneeUid: 'miriam' }],
    ['claim', { status: 'new', assigned_to: null }, { action: 'unassign' }],
    ['unassign', { status: 'assigned', assigned_to: 'miriam' }, { action: 'assign', assigneeUid: 'miriam' }],
    ['giveBack', { status: 'assigned', assigned_to: 'miriam' }, { action: 'claim' }],
    ['markPrayedFor', { status: 'assigned', assigned_to: 'miriam' }, { action: 'undoPrayedFor' }],
    ['undoPrayedFor', { status: 'prayed_for', assigned_to: 'miriam' }, null],
    ['close', { status: 'prayed_for', assigned_to: 'miriam' }, null],
    ['reopen', { status: 'closed', assigned_to: 'miriam' }, null],
  ] as const)('maps %s from %o to %o', (action, before, expected) => {
    expect(undoOf(action, before, 'leadership')).toEqual(expected);
  });

  it('gives the request back after a claim by the prayer team', () => {
    const before = { status: 'new', assigned_to: null } as const;
    expect(undoOf('claim', before, 'prayer_team')).toEqual({ action: 'giveBack' });
  });
});
