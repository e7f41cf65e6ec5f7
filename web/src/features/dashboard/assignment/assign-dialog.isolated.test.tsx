import type { OpenRequests } from '@prayer-community/domain/insights/insights-counts';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useOpenRequests } from '../../../firebase/use-open-requests.ts';
import { showOnDashboard, staffMember } from '../../../testing/show-on-dashboard.tsx';
import { staffRequest } from '../../../testing/staff-request.ts';
import type { StaffMember } from '../../../ui/team/use-staff-members.ts';
import { DashboardContext, useDashboard } from '../dashboard-context.ts';
import { AssignDialog } from './assign-dialog.tsx';

// Firestore does not run in jsdom.
vi.mock('../../../firebase/use-open-requests.ts', () => ({ useOpenRequests: vi.fn() }));

const retry = vi.fn();
const NOTHING_COUNTED = { state: 'absent', retry } as const;

function show(
  openRequests: OpenRequests | null = null,
  team: Parameters<typeof showOnDashboard>[2] = {},
  onChosen = vi.fn(),
  suggested: StaffMember | null = null,
): void {
  const request = staffRequest('a', { status: 'new' });
  const dialog = (
    <AssignDialog request={request} suggested={suggested} onChosen={onChosen} onCancel={vi.fn()} />
  );
  showOnDashboard(dialog, 'leadership', { openRequests, ...team });
}

it.each([
  [{ team: null, isTeamKnown: false }, 'Loading team members…'],
  [{ team: null, isTeamKnown: true }, 'Failed to load team members.'],
  [{ team: [] }, 'This request can’t be assigned to anyone else.'],
])('the dialog explains why no member is offered: %j', async (team, text) => {
  vi.mocked(useOpenRequests).mockReturnValue(NOTHING_COUNTED);
  show(null, team);

  expect(await screen.findByText(text)).toBeVisible();
});

describe('the members to whom a request can be assigned', () => {
  it('are listed with their open requests, zero for an uncounted member', async () => {
    vi.mocked(useOpenRequests).mockReturnValue({
      state: 'ready',
      document: { members: { Miriam: 1 }, assigned_at: {} },
      isFromCache: false,
      retry,
    });
    show();

    expect(await screen.findByText(/ · 1 open request$/)).toBeVisible();
    expect(screen.getAllByText(/ · 0 open requests$/).length).toBe(screen.getAllByRole('radio').length - 1);
  });

  it('are listed with zero open requests if nothing was counted yet, whether or not one is suggested', async () => {
    vi.mocked(useOpenRequests).mockReturnValue(NOTHING_COUNTED);
    show();

    const members = await screen.findAllByRole('radio');
    expect(screen.getAllByText(/ · 0 open requests$/)).toHaveLength(members.length);
  });

  it.each([
    { state: 'loading', isOffline: false, retry },
    { state: 'error', failure: 'refused', retry },
  ] as const)('are listed without open requests while those are unknown: %j', async (live) => {
    vi.mocked(useOpenRequests).mockReturnValue(live);
    show();

    expect((await screen.findAllByRole('radio')).length).toBeGreaterThan(0);
    expect(screen.queryByText(/open request/)).toBeNull();
  });

  it('start with the suggested member and are not counted again', async () => {
    vi.mocked(useOpenRequests).mockReset().mockReturnValue({ state: 'loading', isOffline: false, retry });
    show({ members: { me: 1 }, assigned_at: {} }, {}, vi.fn(), staffMember('Miriam', 'prayer_team'));

    const [first, ...others] = await screen.findAllByRole('radio');
    expect(first?.closest('label')).toHaveTextContent(/^Miriam Okafor.* · 0 open requestsSuggested$/);
    expect(others.map((radio) => radio.closest('label')?.textContent)).toEqual([
      expect.not.stringContaining('Suggested'),
    ]);
    expect(useOpenRequests).not.toHaveBeenCalledWith(true);
  });
});

describe('a member who is away', () => {
  async function ask() {
    vi.mocked(useOpenRequests).mockReturnValue(NOTHING_COUNTED);
    const onChosen = vi.fn();
    show(null, { team: [staffMember('Anna', 'prayer_team', { status: 'unavailable' })] }, onChosen);
    await userEvent.click(await screen.findByRole('radio'));
    return { onChosen, button: (name: string) => screen.getByRole('button', { name }) };
  }

  it('is assigned only after a confirmation', async () => {
    const { onChosen, button } = await ask();

    await userEvent.click(button('Assign'));
    expect(onChosen).not.toHaveBeenCalled();

    await userEvent.click(button('Assign Anyway'));
    expect(onChosen).toHaveBeenCalledWith('Anna');
  });

  it('is not assigned by a double click', async () => {
    const { onChosen, button } = await ask();

    await userEvent.dblClick(button('Assign'));

    expect(button('Assign Anyway')).toBeVisible();
    expect(onChosen).not.toHaveBeenCalled();
  });

  it('is not assigned by a key that is held', async () => {
    const { onChosen, button } = await ask();
    button('Assign').focus();

    await userEvent.keyboard('{Enter>3/}');

    expect(button('Assign Anyway')).toBeVisible();
    expect(onChosen).not.toHaveBeenCalled();
  });

  it('who is removed during the question leaves the question open for the next one', async () => {
    vi.mocked(useOpenRequests).mockReturnValue(NOTHING_COUNTED);
    const onChosen = vi.fn();
    const anna = staffMember('Anna', 'prayer_team', { status: 'unavailable' });
    const ruth = staffMember('Ruth', 'prayer_team', { status: 'unavailable' });
    let setTeam: (team: StaffMember[]) => void = () => {};
    function Changing({ children }: { children: ReactNode }) {
      const [team, set] = useState([anna, ruth]);
      setTeam = set;
      return <DashboardContext value={{ ...useDashboard(), team }}>{children}</DashboardContext>;
    }
    const request = staffRequest('a', { status: 'new' });
    showOnDashboard(
      <Changing>
        <AssignDialog request={request} suggested={null} onChosen={onChosen} onCancel={vi.fn()} />
      </Changing>,
      'leadership',
    );
    await userEvent.click(await screen.findByRole('radio', { name: /Anna/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Assign' }));

    act(() => setTeam([ruth]));
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /Ruth/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Assign' }));

    expect(onChosen).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('Ruth');
  });
});
