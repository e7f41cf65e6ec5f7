import { insightMonthSchema } from '@prayer-community/domain/insights/insights-counts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { Appearance } from '../../app/appearance.tsx';
import { Insights } from './insights.tsx';

// Firestore does not run in jsdom.
const edge = vi.hoisted(() => ({ months: vi.fn() }));
vi.mock('./queries/use-insights.ts', () => ({
  useCountedMonths: () => ({ state: 'ready', documents: edge.months() }),
}));
vi.mock('./member-panel.tsx', () => ({ MemberPanel: () => null }));

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z'), toFake: ['Date'] }));

it.each([
  [{ '2026-09-01': { requests: 3 }, '2026-11-03': { requests: 1 } }, '1 prayer request', '4 prayer requests'],
  [{}, 'No prayer requests in the last 4 weeks.', 'No prayer requests in the last 52 weeks.'],
])('the range that a leader chooses is announced: %j', async (days, fourWeeks, year) => {
  edge.months.mockReturnValue([insightMonthSchema.parse({ days })]);
  render(
    <Appearance>
      <MemoryRouter>
        <Insights />
      </MemoryRouter>
    </Appearance>,
  );
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');

  await userEvent.click(screen.getByRole('button', { name: '4 Weeks' }));
  expect(status).toHaveTextContent(fourWeeks);

  await userEvent.click(screen.getByRole('button', { name: '1 Year' }));
  expect(status).toHaveTextContent(year);
  expect(screen.getByRole('status')).toBe(status);
});
