import { describe, expect, it } from 'vitest';
import {
  assignedMessages,
  crisisAlertMessages,
  escalationMessages,
  isForLeadersOnly,
  type NotifiedMember,
  newRequestMessages,
  notifiedMethods,
  pushedLeaders,
  reminderMessages,
  unassignedMessages,
} from './notifications.ts';

const grace: NotifiedMember = {
  user_id: 'grace',
  role: 'leadership',
  status: 'available',
  notification_preferences: { newRequests: true, reminders: false },
};

describe('a push notification about requests', () => {
  it('goes to leaders who enabled it', () => {
    expect(pushedLeaders([grace], 'newRequests')).toEqual(['grace']);
    expect(pushedLeaders([grace], 'reminders')).toEqual([]);
  });

  it('skips unavailable leaders and the prayer team', () => {
    expect(pushedLeaders([{ ...grace, status: 'unavailable' }], 'newRequests')).toEqual([]);
    expect(pushedLeaders([{ ...grace, role: 'prayer_team' }], 'newRequests')).toEqual([]);
  });
});

describe('a crisis alert', () => {
  const away: NotifiedMember = { ...grace, user_id: 'away', status: 'unavailable' };
  const notifiedOf = (...leaders: NotifiedMember[]) =>
    crisisAlertMessages('r1', leaders).map(
      (message) => `${message.channel} to ${'recipients' in message ? message.recipients.join(' and ') : ''}`,
    );

  it('reaches every available leader, even one who disabled notifications about requests', () => {
    const wantsNone = { ...grace, notification_preferences: { newRequests: false, reminders: false } };
    expect(notifiedOf(wantsNone, away)).toEqual(['push to grace', 'email to grace']);
  });

  it('reaches unavailable leaders if no one else is available', () => {
    expect(notifiedOf(away)).toEqual(['push to away', 'email to away']);
  });
});

it.each([
  ['need_alert', true],
  ['wall_alert', true],
  ['escalation', true],
  ['reply_review', true],
  ['returned', false],
  ['new_request', false],
] as const)('%s is for leaders only: %s', (template, expected) => {
  expect(isForLeadersOnly(template)).toBe(expected);
});

describe('notifiedMethods', () => {
  it('returns the lists of both groups for a request shared with the prayer team', () => {
    expect(notifiedMethods('prayer_team', 'email')).toEqual(['leadership_email', 'prayer-team_email']);
  });

  it('returns only the leadership list for a confidential request', () => {
    expect(notifiedMethods('confidential', 'sms')).toEqual(['leadership_sms']);
  });
});

describe('a message', () => {
  const audience = { push: ['grace'], email: ['grace', 'ruth', 'grace'], sms: [] };

  it('goes only once to a person on several lists', () => {
    expect(newRequestMessages('r1', audience)).toMatchObject([
      { key: 'new_request_r1_push_0', recipients: ['grace'] },
      { key: 'new_request_r1_email_0', recipients: ['grace', 'ruth'] },
    ]);
  });

  it('gets a different key for a different due time', () => {
    const keys = [0, 1].map((time) => reminderMessages('r1', new Date(time), audience)[0]?.key);

    expect(new Set(keys).size).toBe(2);
  });
});

describe('an escalation', () => {
  const audience = { push: ['grace', 'ruth'], email: ['ruth'], sms: ['grace', 'ruth'] };

  it('reaches each leader by push and email instead of the reminder, and the text-message list as usual', () => {
    expect(escalationMessages('r1', new Date(0), [{ user_id: 'grace' }], audience)).toMatchObject([
      { template: 'escalation', channel: 'push', recipients: ['grace'] },
      { template: 'escalation', channel: 'email', recipients: ['grace'] },
      { template: 'unassigned_reminder', channel: 'push', recipients: ['ruth'] },
      { template: 'unassigned_reminder', channel: 'email', recipients: ['ruth'] },
      { template: 'unassigned_reminder', channel: 'sms', recipient: 'grace' },
      { template: 'unassigned_reminder', channel: 'sms', recipient: 'ruth' },
    ]);
  });
});

describe('a return', () => {
  it('is announced even if a restore brought back the revision of an earlier one', () => {
    const returned = { assigned_to: 'ruth', revision: 3, updated_at: new Date('2026-11-24T18:00:00Z') };
    const later = { ...returned, assigned_to: 'carla', updated_at: new Date('2026-11-25T18:00:00Z') };
    const [message] = unassignedMessages('r1', returned, []);
    const [other] = unassignedMessages('r1', later, []);

    expect(other?.key).not.toBe(message?.key);
  });
});

describe('an assignment', () => {
  const after = {
    assigned_to: 'ruth',
    updated_by: 'grace',
    revision: 3,
    updated_at: new Date('2026-11-24T18:00:00Z'),
  };

  it('notifies the assignee by push and email', () => {
    expect(assignedMessages('r1', { assigned_to: null }, after)).toMatchObject([
      { channel: 'push', template: 'assigned', recipient: 'ruth', about_id: 'r1' },
      { channel: 'email', template: 'assigned', recipient: 'ruth', about_id: 'r1' },
    ]);
  });

  it('is announced even if a restore brought back the revision of an earlier one', () => {
    const later = { ...after, updated_at: new Date('2026-11-25T18:00:00Z') };
    const [message] = assignedMessages('r1', { assigned_to: null }, after);
    const [other] = assignedMessages('r1', { assigned_to: null }, later);

    expect(other?.key).not.toBe(message?.key);
  });

  it('notifies no one if self-assigned, unchanged or removed', () => {
    expect(assignedMessages('r1', { assigned_to: null }, { ...after, updated_by: 'ruth' })).toEqual([]);
    expect(assignedMessages('r1', { assigned_to: 'ruth' }, after)).toEqual([]);
    expect(assignedMessages('r1', { assigned_to: 'ruth' }, { ...after, assigned_to: null })).toEqual([]);
  });
});
