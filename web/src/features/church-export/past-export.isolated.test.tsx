import { newChurchExport } from '@prayer-community/domain/church-export/church-export';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Appearance } from '../../app/appearance.tsx';
import { PastExport } from './past-export.tsx';

vi.mock('./download-export.ts', () => ({ downloadExport: () => new Promise(() => {}) }));

const NOW = new Date('2026-11-21T08:00:00Z');

it('the name of the button says that the download is underway', async () => {
  const expires_at = new Date(NOW.getTime() + 60_000);
  const stored = {
    ...newChurchExport('ruth', NOW),
    id: 'export',
    state: 'ready' as const,
    size_bytes: 0,
    expires_at,
  };
  render(
    <Appearance>
      <PastExport stored={stored} nameOf={() => 'Ruth'} now={NOW} />
    </Appearance>,
  );

  await userEvent.click(screen.getByRole('button', { name: /^Download \(.+\), .*2026/ }));

  expect(screen.getByRole('button', { name: 'Downloading…' })).toBeVisible();
});

it.each([
  ['exports/export/export.zip', 'This file can no longer be downloaded. It will be deleted within a day.'],
  [null, 'This file was deleted.'],
])('the file %s of an expired export says whether it is still there', (file_path, text) => {
  const stored = {
    ...newChurchExport('ruth', NOW),
    id: 'export',
    state: 'ready' as const,
    file_path,
    expires_at: NOW,
  };
  render(
    <Appearance>
      <PastExport stored={stored} nameOf={() => 'Ruth'} now={NOW} />
    </Appearance>,
  );

  expect(screen.getByText(text)).toBeVisible();
});
