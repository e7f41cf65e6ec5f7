import { expect, it } from 'vitest';
import { INVITATION_LIFETIME_MS, invitationState, newInvitation } from './circle-invitation.ts';

const SENT_AT = new Date('2026-11-21T08:00:00Z');
const after = (ms: number) => new Date(SENT_AT.getTime() + ms);
const invitation = newInvitation(
  { circle_id: 'c', address: 'ruth@example.org', invited_by: 'anna', key_hash: 'h' },
  SENT_AT,
);

it('an invitation is open for seven days', () => {
  expect(INVITATION_LIFETIME_MS).toBe(7 * 24 * 3_600_000);
  expect(invitationState(invitation, after(INVITATION_LIFETIME_MS - 1))).toBe('open');
  expect(invitationState(invitation, after(INVITATION_LIFETIME_MS))).toBe('expired');
});

it('an invitation that was used stays used, also after its days', () => {
  const used = { ...invitation, used_at: after(1) };

  expect(invitationState(used, after(2))).toBe('used');
  expect(invitationState(used, after(2 * INVITATION_LIFETIME_MS))).toBe('used');
});
