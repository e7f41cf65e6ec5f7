import type { BarChartProps } from '@mui/x-charts/BarChart';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Appearance } from '../../app/appearance.tsx';
import { MemberPanel } from './member-panel.tsx';

// Firestore does not run in jsdom.
const edge = vi.hoisted(() => ({ members: vi.fn(), open: vi.fn() }));
vi.mock('./queries/use-insights.ts', () => ({ useFirstMembers: edge.members }));
vi.mock('../../firebase/use-open-requests.ts', () => ({ useOpenRequests: edge.open }));

// jsdom gives elements no size, and a chart without one draws nothing.
vi.mock('@mui/x-charts/BarChart', async (load) => {
  const { BarChart } = await load<typeof import('@mui/x-charts/BarChart')>();
  return { BarChart: (props: BarChartProps) => <BarChart width={400} {...props} /> };
});

const LOADING = { state: 'loading', retry: () => undefined };

const ready = (documents: object[]) => ({ state: 'ready', documents, retry: () => undefined });

const counted = (members: Record<string, number>) => ({
  state: 'ready',
  document: { members },
  isFromCache: false,
  retry: () => undefined,
});

const members = (count: number) =>
  ready(
    Array.from({ length: count }, (_, index) => ({
      id: `${index}`,
      first_name: 'Ruth',
      last_name: `${index}`,
    })),
  );

const panel = () => (
  <Appearance>
    <MemberPanel today="2026-11-21" />
  </Appearance>
);

const table = () => screen.getByRole('region', { name: 'Open Requests by Member, table' });

it('the table and the focus stay while all members are loaded', async () => {
  const first = members(31);
  edge.open.mockReturnValue(counted({ 30: 4 }));
  edge.members.mockImplementation((most) => (most === null ? LOADING : first));
  const { rerender } = render(panel());
  const leader = userEvent.setup();
  await leader.click(screen.getByRole('button', { name: /Show Table/ }));
  const shown = table();
  const button = screen.getByRole('button', { name: 'Show All Members' });

  await leader.click(button);

  expect(table()).toBe(shown);
  expect(screen.getByRole('row', { name: 'Other members 4' })).toBeVisible();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');

  edge.members.mockReturnValue(members(35));
  rerender(panel());

  expect(table()).toBe(shown);
  expect(screen.getByRole('row', { name: 'Ruth 30 4' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show All Members' })).toBeNull();
  expect(screen.getByRole('group', { name: 'Open Requests by Member' })).toHaveFocus();
});

it('a team that fits is shown in full', () => {
  edge.open.mockReturnValue(counted({ gone: 2 }));
  edge.members.mockImplementation((most) => members(Math.min(30, most)));
  render(panel());

  expect(screen.queryByRole('button', { name: 'Show All Members' })).toBeNull();
});

it('members with the same name have a bar and a row each', async () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue(undefined);
  edge.open.mockReturnValue(counted({ one: 4, two: 3 }));
  edge.members.mockReturnValue(
    ready(['one', 'two'].map((id) => ({ id, first_name: 'Ruth', last_name: 'Meyer' }))),
  );
  render(panel());
  const leader = userEvent.setup();

  const chart = screen.getByRole('group', { name: 'Open Requests by Member' });
  expect(within(chart).getAllByText('Ruth Meyer', { selector: 'tspan' })).toHaveLength(2);
  await leader.click(screen.getByRole('button', { name: /Show Table/ }));

  expect(within(table()).getAllByRole('rowheader', { name: 'Ruth Meyer' })).toHaveLength(2);
  expect(String(complaint.mock.calls)).not.toContain('same key');
});
