import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Appearance } from '../../../app/appearance.tsx';
import { ToastHost } from '../../../ui/toast/toast-host.tsx';
import type { ContentItem } from './content-row.tsx';
import { EditContentDialog } from './edit-content-dialog.tsx';

vi.mock('./content-writes.ts', () => ({
  editContent: () => Promise.reject(new Error('refused')),
}));

const ITEM: ContentItem = {
  id: 'psalm',
  title: 'Psalm 23',
  content: 'The Lord is my shepherd.',
  content_type: 'scripture',
  topic: null,
  scripture_reference: null,
  publish_date: null,
  is_published: false,
  is_in_feed: false,
  file_url: null,
  file_path: null,
  file_type: null,
  created_at: new Date(0),
};

it('a failed change is reported in the open dialog, also to screen readers', async () => {
  const onClose = vi.fn();
  render(
    <Appearance>
      <EditContentDialog item={ITEM} onClose={onClose} />
      <ToastHost />
    </Appearance>,
  );

  await userEvent.setup().click(await screen.findByRole('button', { name: 'Save Changes' }));

  await vi.waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'Error. Failed to update content',
    ),
  );
  expect(onClose).not.toHaveBeenCalled();
});
