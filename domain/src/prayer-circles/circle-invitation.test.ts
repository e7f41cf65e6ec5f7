import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../fields/durations.ts';
import {
  daysLeft,
  INVITATION_LIFETIME_MS,
  invitationMessage,
  invitationState,
  isStillOffered,
  newInvitation,
} from './circle-invitation.ts';

const SENT_AT = new Date('2026-11-21T08:00:00Z');
const after = (ms: number) => new Date(SENT_AT.getTime() + ms);
const invitation = newInvitation(
  { circle_id: 'c', address: 'ruth@example.org', invited_by: 'anna' },
  SENT_AT,
);

it('an invitation is open for seven days', () => {
  expect(INVITATION_LIFETIME_MS).toBe(7 * 24 * 3_600_000);
  expect(invitationState(invitation, after(INVITATION_LIFETIME_MS - 1))).toBe('open');
  expect(invitationState(invitation, after(INVITATION_LIFETIME_MS))).toBe('expired');
});

it('a used invitation stays used, even after it would have expired', () => {
  const used = { ...invitation, used_at: after(1) };

  expect(invitationState(used, after(2))).toBe('used');
  expect(invitationState(used, after(2 * INVITATION_LIFETIME_MS))).toBe('used');
});

describe('the email of an invitation', () => {
  it('is queued once for each invitation and masks the address', () => {
    const message = invitationMessage('c_1', invitation);
    const later = invitationMessage('c_1', { ...invitation, created_at: after(1) });

    expect(later.key).not.toBe(message.key);
    expect(message).toMatchObject({ recipient: 'r***@example.org', about_id: 'c_1' });
    expect(JSON.stringify(message)).not.toContain('ruth');
  });

  it.each([
    ['is sent while the invitation is open', {}, after(1), true],
    ['is not sent once the invitation has been used', { used_at: after(1) }, after(2), false],
    ['is not sent once the invitation has expired', {}, after(INVITATION_LIFETIME_MS), false],
    ['is not sent if a later invitation has its own email', { created_at: after(1) }, after(2), false],
  ])('%s', (_what, changes, now, isOffered) => {
    expect(isStillOffered({ ...invitation, ...changes }, SENT_AT, now)).toBe(isOffered);
  });

  it.each([
    [0, 7],
    [HOUR_MS, 7],
    [2 * HOUR_MS, 6],
    [17 * HOUR_MS, 6],
    [INVITATION_LIFETIME_MS - 45 * HOUR_MS, 1],
    [INVITATION_LIFETIME_MS - HOUR_MS, 1],
  ])('shows the remaining days after %i ms', (passedMs, days) => {
    expect(daysLeft(invitation, after(passedMs))).toBe(days);
  });
});
