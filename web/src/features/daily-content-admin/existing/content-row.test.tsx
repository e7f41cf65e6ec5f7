import { EMPTY_CONTENT_FORM, newDailyContent } from '@prayer-community/domain/daily-content/content-form';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ContentRow } from './content-row.tsx';

it('an item shows its title and text in the direction of their script', () => {
  const form = { ...EMPTY_CONTENT_FORM, title: 'سلام', content: 'השלום' };
  const item = newDailyContent(form, null, { at: (chosen) => chosen, now: new Date(0) });
  const actions = { onToggle: vi.fn(), onEdit: vi.fn(), onDelete: vi.fn() };
  render(<ContentRow item={{ ...item, id: 'an-item' }} isChanging={false} {...actions} />);

  for (const text of ['سلام', 'השלום']) {
    expect(screen.getByText(text)).toHaveAttribute('dir', 'auto');
  }
});
