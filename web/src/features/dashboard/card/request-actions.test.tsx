import type { OpenRequests } from '@prayer-community/domain/insights/insights-counts';
import type { PrayerRequest } from '@prayer-community/domain/prayer-request/prayer-request';
import { UNDO_PRAYED_FOR_MS } from '@prayer-community/domain/prayer-request/request-transitions';
import type { StaffRole } from '@prayer-community/domain/staff/profile';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showOnDashboard } from '../../../testing/show-on-dashboard.tsx';
import { staffRequest } from '../../../testing/staff-request.ts';
import { clockAhead } from '../../../ui/use-now.ts';
import { DashboardContext, useDashboard } from '../dashboard-context.ts';
import { RequestActions } from './request-actions.tsx';

const HOUR_MS = 3_600_000;

type Changes = Partial<PrayerRequest<Date>>;

const NEW: Changes = { status: 'new' };
const ASSIGNED: Changes = { status: 'assigned', assigned_to: 'Miriam' };
const NOTED: Changes = { ...ASSIGNED, note_count: 1 };
const PRAYED_FOR: Changes = { ...NOTED, status: 'prayed_for', contacted_at: new Date(0) };
/** Offered on every request that is neither anonymized nor ended by its requester. */
const COME_BACK = 'Come Back to Them';
const CLOSED: Changes = { ...PRAYED_FOR, status: 'closed', archive_status: 'archived' };

function show(role: StaffRole, changes: Changes): void {
  showOnDashboard(
    <RequestActions request={staffRequest('a', { updated_at: new Date(0), ...changes })} />,
    role,
  );
}

function offered(): string[] {
  return screen.queryAllByRole('button').map((button) => {
    const name = button.textContent ?? '';
    return button.hasAttribute('disabled') ? `(${name})` : name;
  });
}

afterEach(() => {
  clockAhead.set(0);
  vi.useRealTimers();
});

describe('the offered actions', () => {
  it.each<[StaffRole, string, Changes, string[]]>([
    ['leadership', 'new', NEW, ['Assign', 'Take It', COME_BACK]],
    ['leadership', 'assigned', ASSIGNED, ['Reassign', 'Unassign', '(Close)', COME_BACK]],
    ['leadership', 'noted', NOTED, ['Reassign', 'Unassign', 'Mark Prayed For', '(Close)', COME_BACK]],
    ['leadership', 'prayed for', PRAYED_FOR, ['Close', COME_BACK]],
    ['leadership', 'closed', CLOSED, [COME_BACK, 'Reopen']],
    ['prayer_team', 'new', NEW, [COME_BACK]],
    ['prayer_team', 'assigned', ASSIGNED, ['(Close)', COME_BACK]],
    ['prayer_team', 'noted', NOTED, ['Mark Prayed For', '(Close)', COME_BACK]],
    ['prayer_team', 'prayed for', PRAYED_FOR, ['Close', COME_BACK]],
    ['prayer_team', 'closed', CLOSED, [COME_BACK]],
    ['leadership', 'anonymized', { ...CLOSED, emptied_at: new Date(0) }, []],
    ['leadership', 'withdrawn', { ...CLOSED, ended_by_requester: 'withdrawn' }, []],
  ])('depend on the role and the state of the request: %s, %s', (role, _state, changes, expected) => {
    show(role, changes);

    expect(offered()).toEqual(expected);
  });

  it('include a request for a note if only a note is missing', () => {
    show('prayer_team', ASSIGNED);

    expect(screen.getByText('Post a note before marking this request as prayed for.')).toBeVisible();
  });
});

describe('a dialog about a request', () => {
  it.each([
    [
      'Ruth Meyer',
      true,
      /^This moves Ruth Meyer’s request to the archive\./,
      'When did you contact Ruth Meyer and pray?',
    ],
    [
      'Anonymous Request',
      true,
      /^This moves the request to the archive\./,
      'When did you make contact and pray?',
    ],
    [
      'Request on behalf of someone else',
      true,
      /^This moves the request to the archive\./,
      'When did you make contact and pray?',
    ],
    ['Anonymous Request', false, /^This moves the request to the archive\./, 'When did you pray?'],
    ['Ruth Meyer', false, /^This moves Ruth Meyer’s request to the archive\./, 'When did you pray?'],
  ])(
    'names its requester only by a name and asks about contact only if they want it: %s, %s',
    async (requester_display, follow_up_requested, closing, question) => {
      const user = userEvent.setup();
      show('prayer_team', { ...PRAYED_FOR, requester_display });
      await user.click(screen.getByRole('button', { name: 'Close' }));
      expect(screen.getByText(closing)).toBeVisible();
      cleanup();

      show('prayer_team', { ...NOTED, requester_display, follow_up_requested });
      await user.click(screen.getByRole('button', { name: 'Mark Prayed For' }));
      expect(await screen.findByText(question)).toBeVisible();
    },
  );
});

describe('reopening', () => {
  it.each([
    [29, 30, [COME_BACK, 'Reopen']],
    [30, 30, [COME_BACK]],
    [300, 0, [COME_BACK, 'Reopen']],
  ])(
    'is offered as expected %i days after closing, with a retention of %i days',
    (daysAgo, retentionDays, expected) => {
      const updated_at = new Date(Date.now() - daysAgo * 24 * HOUR_MS);
      showOnDashboard(
        <RequestActions request={staffRequest('a', { ...CLOSED, updated_at })} />,
        'leadership',
        { retentionDays },
      );

      expect(offered()).toEqual(expected);
    },
  );
});

describe('undoing prayed for', () => {
  it('is offered for a minute to the member who marked it', () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z') });
    show('prayer_team', { ...PRAYED_FOR, updated_by: 'me', updated_at: new Date() });
    expect(offered()).toEqual(['Undo Prayed For', 'Close', COME_BACK]);

    act(() => vi.advanceTimersByTime(UNDO_PRAYED_FOR_MS));

    expect(offered()).toEqual(['Close', COME_BACK]);
  });

  it.each([2 * HOUR_MS, -2 * HOUR_MS])(
    'is offered for a minute of the server’s time on a device whose clock is %i ms ahead',
    (aheadMs) => {
      const markedAt = new Date('2026-11-21T08:00:00Z');
      vi.useFakeTimers({ now: markedAt.getTime() + aheadMs });
      show('prayer_team', { ...PRAYED_FOR, updated_by: 'me', updated_at: markedAt });
      act(() => clockAhead.set(aheadMs));

      act(() => vi.advanceTimersByTime(UNDO_PRAYED_FOR_MS - 1));
      expect(offered()).toEqual(['Undo Prayed For', 'Close', COME_BACK]);

      act(() => vi.advanceTimersByTime(1));
      expect(offered()).toEqual(['Close', COME_BACK]);
    },
  );

  it('is not offered to anyone else', () => {
    show('leadership', { ...PRAYED_FOR, updated_by: 'Miriam', updated_at: new Date() });

    expect(offered()).toEqual(['Close', COME_BACK]);
  });
});

describe('taking a request', () => {
  it.each<[string, Changes, string[]]>([
    ['that is new', NEW, ['Take It', COME_BACK]],
    ['that is confidential', { ...NEW, submission_type: 'confidential' }, [COME_BACK]],
    ['that is assigned to someone else', ASSIGNED, ['(Close)', COME_BACK]],
    [
      'that is assigned to the current member',
      { ...ASSIGNED, assigned_to: 'me' },
      ['Give Back', '(Close)', COME_BACK],
    ],
  ])(
    'is offered as expected to a team that leadership allows it, for a request %s',
    (_which, changes, expected) => {
      showOnDashboard(<RequestActions request={staffRequest('a', changes)} />, 'prayer_team', {
        teamMayClaim: true,
      });

      expect(offered()).toEqual(expected);
    },
  );
});

describe('the suggested member', () => {
  const LOAD: OpenRequests = { members: { me: 3 }, assigned_at: {} };

  it('can be assigned with one click, next to the choice of all members', () => {
    showOnDashboard(<RequestActions request={staffRequest('a', NEW)} />, 'leadership', {
      openRequests: LOAD,
    });

    expect(offered()).toEqual(['Assign Miriam Okafor', 'Assign', 'Take It', COME_BACK]);
  });

  it('appears together with the other actions, so that none moves under the pointer', () => {
    showOnDashboard(<RequestActions request={staffRequest('a', NEW)} />, 'leadership', {
      openRequests: LOAD,
      isSuggestionKnown: false,
    });

    expect(screen.queryByRole('button', { name: 'Assign' })).toBeNull();
  });

  it('stays the same on the card and in the dialog while others get requests', async () => {
    let assignElsewhere: () => void = () => undefined;
    function Triage() {
      const dashboard = useDashboard();
      const [openRequests, setOpenRequests] = useState(LOAD);
      assignElsewhere = () => setOpenRequests({ members: { me: 3, Miriam: 4 }, assigned_at: {} });
      return (
        <DashboardContext value={{ ...dashboard, openRequests }}>
          <RequestActions request={REQUEST} />
        </DashboardContext>
      );
    }
    const REQUEST = staffRequest('a', NEW);
    showOnDashboard(<Triage />, 'leadership');

    act(() => assignElsewhere());

    expect(offered()).toEqual(['Assign Miriam Okafor', 'Assign', 'Take It', COME_BACK]);
    await userEvent.click(screen.getByRole('button', { name: 'Assign' }));
    const [first] = await screen.findAllByRole('radio');
    expect(first?.closest('label')).toHaveTextContent(/^Miriam Okafor.*Suggested$/);
  });

  it.each<[string, StaffRole, Changes]>([
    ['of the prayer team', 'prayer_team', NEW],
    ['once the request is assigned', 'leadership', NOTED],
  ])('is not offered to a member %s', (_which, role, changes) => {
    showOnDashboard(<RequestActions request={staffRequest('a', changes)} />, role, { openRequests: LOAD });

    expect(offered().filter((name) => name.startsWith('Assign '))).toEqual([]);
  });

  it('is a leader if the request is confidential', () => {
    const request = staffRequest('a', { ...NEW, submission_type: 'confidential' });
    showOnDashboard(<RequestActions request={request} />, 'leadership', { openRequests: LOAD });

    expect(offered()).toEqual(['Assign me Okafor', 'Assign', COME_BACK]);
  });
});

it.each([
  [false, true],
  [true, false],
])('the next action is the main one unless a reply is being written: %s', (isReplying, isMain) => {
  showOnDashboard(
    <RequestActions request={staffRequest('a', NOTED)} isReplying={isReplying} />,
    'leadership',
  );

  const isFilled = screen.getByRole('button', { name: 'Mark Prayed For' }).matches('.MuiButton-contained');
  expect(isFilled).toBe(isMain);
});
