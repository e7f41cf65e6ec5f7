import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Appearance } from '../../app/appearance.tsx';
import { ContentAdministration } from './content-administration.tsx';

// Firestore and Storage do not run in jsdom.
vi.mock('./create/upload-file.ts', () => ({ newContentId: () => 'psalm', uploadFile: vi.fn() }));
vi.mock('./create/store-content.ts', () => ({ storeContent: async () => undefined }));
vi.mock('./existing/existing-content.tsx', () => ({ ExistingContent: () => null }));
vi.mock('../../ui/toast/toast.ts', () => ({ showToast: vi.fn() }));

it('the emptied form takes the focus after an item was created', async () => {
  render(
    <Appearance>
      <MemoryRouter>
        <ContentAdministration uid="ruth" />
      </MemoryRouter>
    </Appearance>,
  );
  const leader = userEvent.setup();
  await leader.type(screen.getByLabelText(/^Title/), 'Psalm 23');
  await leader.type(screen.getByRole('textbox', { name: /^Content/ }), 'The Lord is my shepherd.');

  await leader.click(screen.getByRole('button', { name: 'Create Content' }));

  await waitFor(() => expect(screen.getByLabelText(/^Title/)).toHaveValue(''));
  expect(screen.getByRole('group', { name: 'Create Content' })).toHaveFocus();
});
