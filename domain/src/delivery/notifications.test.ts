import { describe, expect, it } from 'vitest';
import {
  assignedMessages,
  crisisAlertMessages,
  type NotifiedMember,
  newRequestMessages,
  notifiedMethods,
  pushedLeaders,
  reminderMessages,
} from './notifications.ts';

const grace: NotifiedMember = {
  user_id: 'grace',
  role: 'leadership',
  status: 'available',
  notification_preferences: { newRequests: true, reminders: false },
};

describe('a push about requests', () => {
  it('goes to leaders who want it', () => {
    expect(pushedLeaders([grace], 'newRequests')).toEqual(['grace']);
    expect(pushedLeaders([grace], 'reminders')).toEqual([]);
  });

  it('spares who is away, and the prayer team', () => {
    expect(pushedLeaders([{ ...grace, status: 'unavailable' }], 'newRequests')).toEqual([]);
    expect(pushedLeaders([{ ...grace, role: 'prayer_team' }], 'newRequests')).toEqual([]);
  });
});

describe('an alert about words of harm', () => {
  const away: NotifiedMember = { ...grace, user_id: 'away', status: 'unavailable' };
  const notifiedOf = (...leaders: NotifiedMember[]) =>
    crisisAlertMessages('r1', leaders).map(
      (message) => `${message.channel} to ${'recipients' in message ? message.recipients.join(' and ') : ''}`,
    );

  it('reaches every leader who is there, also one who wants no push about requests', () => {
    const wantsNone = { ...grace, notification_preferences: { newRequests: false, reminders: false } };
    expect(notifiedOf(wantsNone, away)).toEqual(['push to grace', 'email to grace']);
  });

  it('reaches those who are away where nobody else is there', () => {
    expect(notifiedOf(away)).toEqual(['push to away', 'email to away']);
  });
});

describe('the lists', () => {
  it('of both groups are notified of what the team may take', () => {
    expect(notifiedMethods('prayer_team', 'email')).toEqual(['leadership_email', 'prayer-team_email']);
  });

  it('of leadership alone are notified of what is confidential', () => {
    expect(notifiedMethods('confidential', 'sms')).toEqual(['leadership_sms']);
  });
});

describe('a message', () => {
  const audience = { push: ['grace'], email: ['grace', 'ruth', 'grace'], sms: [] };

  it('goes once to a person on several lists', () => {
    expect(newRequestMessages('r1', audience)).toMatchObject([
      { key: 'new_request_r1_push_0', recipients: ['grace'] },
      { key: 'new_request_r1_email_0', recipients: ['grace', 'ruth'] },
    ]);
  });

  it('of another due time is another message', () => {
    const keys = [0, 1].map((time) => reminderMessages('r1', new Date(time), audience)[0]?.key);

    expect(new Set(keys).size).toBe(2);
  });
});

describe('an assignment', () => {
  const after = { assigned_to: 'ruth', updated_by: 'grace', revision: 3 };

  it('goes to the assignee', () => {
    expect(assignedMessages('r1', { assigned_to: null }, after)).toMatchObject([
      { channel: 'push', template: 'assigned', recipient: 'ruth', about_id: 'r1' },
    ]);
  });

  it('is no news to who made it, nor where nothing changed, nor when it is taken away', () => {
    expect(assignedMessages('r1', { assigned_to: null }, { ...after, updated_by: 'ruth' })).toEqual([]);
    expect(assignedMessages('r1', { assigned_to: 'ruth' }, after)).toEqual([]);
    expect(assignedMessages('r1', { assigned_to: 'ruth' }, { ...after, assigned_to: null })).toEqual([]);
  });
});
