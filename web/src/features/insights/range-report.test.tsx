import { insightMonthSchema } from '@prayer-community/domain/insights/insights-counts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { RangeReport } from './range-report.tsx';

const NOW = new Date('2026-11-21T10:00:00Z');

const november = insightMonthSchema.parse({
  days: {
    '2026-11-03': {
      requests: 3,
      urgency: { low: 1, high: 2 },
      categories: { family: 3, healing: 1 },
      assigned_after: { 60: 1, 150: 1 },
      replied_after: { 20: 1 },
    },
  },
});

function fields(table: string, row: string): (string | null)[] {
  const found = within(screen.getByRole('table', { name: table })).getByRole('row', {
    name: new RegExp(`^${row}`),
  });
  return within(found)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
}

describe('the report for a range', () => {
  it('has a table for each chart, which can be shown instead of it', async () => {
    render(<RangeReport months={[november]} range="four_weeks" now={NOW} onListed={() => {}} />);

    expect(fields('Requests by Week', 'Nov 2, 2026')).toEqual(['1', '0', '2', '3']);
    expect(fields('Requests by Category', 'Family')).toEqual(['3']);
    expect(fields('Requests by Urgency', 'High')).toEqual(['2']);
    expect(fields('Response Time', 'Nov 2, 2026')).toEqual(['1 h 45 min', '20 min', '–']);
    expect(screen.getByText('2 of 3 assigned')).toBeVisible();
    expect(screen.getByText('1 of 3 replied to')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: /Show Table of Response Time/ }));
    expect(screen.getByRole('region', { name: 'Response Time, table' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Show Chart of Response Time/ }));
    expect(screen.queryByRole('region', { name: 'Response Time, table' })).toBeNull();
  });

  it('writes large numbers as the language does', () => {
    const many = { requests: 1234, urgency: { low: 1234 }, categories: { family: 1234 } };
    render(
      <RangeReport
        months={[insightMonthSchema.parse({ days: { '2026-11-03': many } })]}
        range="four_weeks"
        now={NOW}
        onListed={() => {}}
      />,
    );
    const written = (1234).toLocaleString();

    expect(screen.getByText('Requests received').parentElement).toHaveTextContent(written);
    expect(fields('Requests by Category', 'Family')).toEqual([written]);
    expect(screen.queryByText('1234')).toBeNull();
  });

  it('says if nothing was requested or answered', () => {
    render(
      <RangeReport
        months={[insightMonthSchema.parse({})]}
        range="four_weeks"
        now={NOW}
        onListed={() => {}}
      />,
    );

    expect(screen.getAllByText('No prayer requests in the last 4 weeks.')).toHaveLength(3);
    expect(
      screen.getByText('No request from the last 4 weeks has been assigned, replied to or contacted yet.'),
    ).toBeVisible();
    expect(screen.getByText('No posts were answered in the last 4 weeks.')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('button', { name: /Download CSV/ })).toBeNull();
  });
});
