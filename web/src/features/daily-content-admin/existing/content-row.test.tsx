import { EMPTY_CONTENT_FORM, newDailyContent } from '@prayer-community/domain/daily-content/content-form';
import { HOUR_MS } from '@prayer-community/domain/fields/durations';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ContentRow } from './content-row.tsx';

const ACTIONS = { onToggle: vi.fn(), onEdit: vi.fn(), onDelete: vi.fn() };

it('an item that is yet to be published shows when', () => {
  const publish_date = new Date(Date.now() + 2.5 * HOUR_MS);
  const item = newDailyContent(EMPTY_CONTENT_FORM, null, { at: (chosen) => chosen, now: new Date(0) });

  render(<ContentRow item={{ ...item, id: 'an-item', publish_date }} isChanging={false} {...ACTIONS} />);

  expect(screen.getByText('in 2 hours')).toBeVisible();
});

it('an item shows its title and text in the direction of their script', () => {
  const form = { ...EMPTY_CONTENT_FORM, title: 'سلام', content: 'השלום' };
  const item = newDailyContent(form, null, { at: (chosen) => chosen, now: new Date(0) });
  render(<ContentRow item={{ ...item, id: 'an-item' }} isChanging={false} {...ACTIONS} />);

  for (const text of ['سلام', 'השלום']) {
    expect(screen.getByText(text)).toHaveAttribute('dir', 'auto');
  }
});
