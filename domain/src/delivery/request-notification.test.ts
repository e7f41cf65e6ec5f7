import { expect, it } from 'vitest';
import { isNotificationNeeded, isRecipient } from './request-notification.ts';

const NEW = { status: 'new', replies_awaiting: 0, emptied_at: null, ended_by_requester: null } as const;
const ASSIGNED = { ...NEW, status: 'assigned' } as const;
const AWAITING = { ...ASSIGNED, replies_awaiting: 1 } as const;
const CLOSED = { ...NEW, status: 'closed' } as const;
const WITHDRAWN = { ...CLOSED, ended_by_requester: 'withdrawn' } as const;
const ANONYMIZED = { ...CLOSED, emptied_at: new Date(0) } as const;

it.each([
  ['new_request', NEW, true],
  ['new_request', ASSIGNED, false],
  ['unassigned_reminder', NEW, true],
  ['unassigned_reminder', ASSIGNED, false],
  ['escalation', NEW, true],
  ['escalation', ASSIGNED, false],
  ['need_alert', CLOSED, true],
  ['need_alert', ANONYMIZED, false],
  ['assigned', ASSIGNED, true],
  ['assigned', WITHDRAWN, false],
  ['assigned', ANONYMIZED, false],
  ['requester_answered', CLOSED, true],
  ['requester_answered', WITHDRAWN, true],
  ['requester_answered', ANONYMIZED, false],
  ['returned', ASSIGNED, true],
  ['returned', WITHDRAWN, false],
  ['returned', ANONYMIZED, false],
  ['reply_review', AWAITING, true],
  ['reply_review', ASSIGNED, false],
] as const)('%s about a request with %o is needed: %s', (template, request, isNeeded) => {
  expect(isNotificationNeeded(template, request)).toBe(isNeeded);
});

it.each([
  ['assigned', 'ruth', true],
  ['assigned', 'lukas', false],
  ['assigned', null, false],
  ['returned', 'ruth', false],
  ['returned', 'lukas', true],
  ['returned', null, true],
  ['requester_answered', 'lukas', true],
  ['new_request', null, true],
] as const)('%s about a request assigned to %s is for Ruth: %s', (template, assigned_to, expected) => {
  expect(isRecipient(template, { assigned_to }, 'ruth')).toBe(expected);
});
