import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { showToast } from '../../../ui/toast/toast.ts';
import { BadRows } from './bad-rows.tsx';

vi.mock('../../../ui/toast/toast.ts', () => ({ showToast: vi.fn() }));
vi.mock('../file/bad-rows-csv.ts', () => {
  throw new Error('no connection');
});

it('a download whose code cannot be loaded is reported', async () => {
  const file = { name: 'people.csv', fingerprint: '', header: ['Name'], records: [['']] };
  render(<BadRows file={file} columns={{}} badRows={[]} />);

  await userEvent.click(screen.getByRole('button', { name: 'Download Rows with Problems' }));

  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(
      expect.objectContaining({ text: expect.stringContaining('Failed to download the rows.') }),
    ),
  );
});
